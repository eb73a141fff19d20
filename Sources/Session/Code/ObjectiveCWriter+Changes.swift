// How a screen's rows change, in Objective-C: the model and then the table.
extension ObjectiveCWriter {
  static let helpers = [
    CodeHelper(
      objectiveC: "sectionWithHeader:",
      text: """
        - (NSMutableDictionary *)sectionWithHeader:(NSString *)header footer:(NSString *)footer rows:(NSArray *)rows {
          NSMutableDictionary *section = [@{ @"rows": [rows mutableCopy] } mutableCopy];
          section[@"header"] = header;
          section[@"footer"] = footer;
          return section;
        }
        """),
    CodeHelper(
      objectiveC: "end",
      text: """
        - (NSIndexPath *)end {
          if (self.sections.count == 0) { return [NSIndexPath indexPathForRow:0 inSection:0]; }
          NSUInteger section = self.sections.count - 1;
          return [NSIndexPath indexPathForRow:[self.sections[section][@"rows"] count] inSection:section];
        }
        """),
    CodeHelper(
      objectiveC: "rowsWhere:",
      text: """
        - (NSArray *)rowsWhere:(BOOL (^)(NSIndexPath *path, NSDictionary *row))isMeant {
          NSMutableArray *paths = [NSMutableArray array];
          for (NSUInteger section = 0; section < self.sections.count; section++) {
            NSArray *rows = self.sections[section][@"rows"];
            for (NSUInteger row = 0; row < rows.count; row++) {
              NSIndexPath *path = [NSIndexPath indexPathForRow:row inSection:section];
              if (isMeant(path, rows[row])) { [paths addObject:path]; }
            }
          }
          return paths;
        }
        """),
    CodeHelper(
      objectiveC: "lastOf:",
      text: """
        - (NSArray *)lastOf:(NSArray *)paths {
          return paths.count == 0 ? @[] : @[paths.lastObject];
        }
        """),
    CodeHelper(
      objectiveC: "sectionsWhere:",
      text: """
        - (NSIndexSet *)sectionsWhere:(BOOL (^)(NSUInteger number, NSDictionary *section))isMeant {
          NSMutableIndexSet *numbers = [NSMutableIndexSet indexSet];
          for (NSUInteger number = 0; number < self.sections.count; number++) {
            if (isMeant(number, self.sections[number])) { [numbers addIndex:number]; }
          }
          return numbers;
        }
        """),
    CodeHelper(
      objectiveC: "addRow:",
      text: """
        - (void)addRow:(NSMutableDictionary *)row at:(NSIndexPath *)path {
          [self.sections[path.section][@"rows"] insertObject:row atIndex:path.row];
        }
        """),
    CodeHelper(
      objectiveC: "removeRows:",
      text: """
        - (void)removeRows:(NSArray *)paths {
          NSArray *sorted = [paths sortedArrayUsingSelector:@selector(compare:)];
          for (NSIndexPath *path in sorted.reverseObjectEnumerator) {
            [self.sections[path.section][@"rows"] removeObjectAtIndex:path.row];
          }
        }
        """),
    CodeHelper(
      objectiveC: "carryRow:",
      text: """
        - (void)carryRow:(NSIndexPath *)path to:(NSIndexPath *)target {
          NSMutableDictionary *row = self.sections[path.section][@"rows"][path.row];
          [self removeRows:@[path]];
          [self addRow:row at:target];
        }
        """),
    CodeHelper(
      objectiveC: "carrySection:",
      text: """
        - (void)carrySection:(NSUInteger)section to:(NSUInteger)target {
          NSMutableDictionary *carried = self.sections[section];
          [self.sections removeObjectAtIndex:section];
          [self.sections insertObject:carried atIndex:target];
        }
        """),
    CodeHelper(
      objectiveC: "insertRow:",
      text: """
        - (void)insertRow:(NSMutableDictionary *)row at:(NSIndexPath *)path with:(UITableViewRowAnimation)animation {
          [self addRow:row at:path];
          [self.tableView insertRowsAtIndexPaths:@[path] withRowAnimation:animation];
        }
        """),
    CodeHelper(
      objectiveC: "insertSection:",
      text: """
        - (void)insertSection:(NSMutableDictionary *)section at:(NSUInteger)number with:(UITableViewRowAnimation)animation {
          [self.sections insertObject:section atIndex:number];
          [self.tableView insertSections:[NSIndexSet indexSetWithIndex:number] withRowAnimation:animation];
        }
        """),
    CodeHelper(
      objectiveC: "deleteRows:",
      text: """
        - (void)deleteRows:(NSArray *)paths with:(UITableViewRowAnimation)animation {
          [self removeRows:paths];
          [self.tableView deleteRowsAtIndexPaths:paths withRowAnimation:animation];
        }
        """),
    CodeHelper(
      objectiveC: "deleteSections:",
      text: """
        - (void)deleteSections:(NSIndexSet *)numbers with:(UITableViewRowAnimation)animation {
          [self.sections removeObjectsAtIndexes:numbers];
          [self.tableView deleteSections:numbers withRowAnimation:animation];
        }
        """),
    CodeHelper(
      objectiveC: "moveRow:",
      text: """
        - (void)moveRow:(NSIndexPath *)path to:(NSIndexPath *)target {
          [self carryRow:path to:target];
          [self.tableView moveRowAtIndexPath:path toIndexPath:target];
        }
        """),
    CodeHelper(
      objectiveC: "moveSection:",
      text: """
        - (void)moveSection:(NSUInteger)section to:(NSUInteger)target {
          [self carrySection:section to:target];
          [self.tableView moveSection:section toSection:target];
        }
        """),
    CodeHelper(
      objectiveC: "changeRows:",
      text: """
        - (void)changeRows:(NSArray *)paths to:(NSDictionary *)values {
          for (NSIndexPath *path in paths) {
            NSMutableDictionary *row = self.sections[path.section][@"rows"][path.row];
            [row addEntriesFromDictionary:values];
            [row removeObjectsForKeys:[values allKeysForObject:NSNull.null]];
            UITableViewCell *cell = [self.tableView cellForRowAtIndexPath:path];
            if (cell != nil) { [self showRow:row inCell:cell]; }
          }
        }
        """),
  ]
}
