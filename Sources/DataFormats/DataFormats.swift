// DataFormats
