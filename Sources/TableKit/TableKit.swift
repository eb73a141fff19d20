// TableKit
