// As much of UIKit as the code writer speaks of, so that what it writes can be checked anywhere.

typedef signed char BOOL;
#define YES __objc_yes
#define NO __objc_no
#define nil ((id)0)
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double CGFloat;
typedef struct { CGFloat x, y; } CGPoint;
typedef struct { CGFloat x, y, width, height; } CGRect;
extern const CGPoint CGPointZero;
extern const CGRect CGRectZero;
CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height);

@class NSString, NSArray, NSDictionary, NSNumber, UIView, UIViewController, UITableView, UITableViewCell;
@class UINavigationController;
@class UITabBarItem;

__attribute__((objc_root_class))
@interface NSObject
+ (instancetype)alloc;
- (instancetype)init;
+ (Class)class;
- (BOOL)isKindOfClass:(Class)type;
- (BOOL)isEqual:(id)other;
- (id)mutableCopy;
@end

typedef struct {
  unsigned long state;
  id __unsafe_unretained *itemsPtr;
  unsigned long *mutationsPtr;
  unsigned long extra[5];
} NSFastEnumerationState;
@protocol NSFastEnumeration
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])objects count:(NSUInteger)count;
@end

@interface NSNull : NSObject
@property (class, readonly) NSNull *null;
@end

@interface NSString : NSObject
+ (instancetype)stringWithFormat:(NSString *)format, ...;
- (BOOL)isEqualToString:(NSString *)other;
@end

@interface NSNumber : NSObject
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithLong:(long)value;
+ (NSNumber *)numberWithInteger:(NSInteger)value;
+ (NSNumber *)numberWithUnsignedLong:(unsigned long)value;
+ (NSNumber *)numberWithDouble:(double)value;
+ (NSNumber *)numberWithBool:(BOOL)value;
+ (NSNumber *)numberWithChar:(char)value;
- (NSInteger)integerValue;
- (double)doubleValue;
- (BOOL)boolValue;
- (NSString *)stringValue;
@property (readonly) NSInteger integerValue;
@property (readonly) NSString *stringValue;
@end

@class NSIndexSet;

@interface NSEnumerator : NSObject <NSFastEnumeration>
@end

@interface NSArray<ObjectType> : NSObject <NSFastEnumeration>
+ (instancetype)array;
+ (instancetype)arrayWithObjects:(const ObjectType[])objects count:(NSUInteger)count;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
@property (readonly) NSUInteger count;
@property (readonly) ObjectType firstObject;
@property (readonly) ObjectType lastObject;
@property (readonly) NSEnumerator *reverseObjectEnumerator;
- (NSArray<ObjectType> *)arrayByAddingObjectsFromArray:(NSArray<ObjectType> *)other;
- (NSArray<ObjectType> *)sortedArrayUsingSelector:(SEL)selector;
@end

@interface NSMutableArray<ObjectType> : NSArray<ObjectType>
- (void)addObject:(ObjectType)object;
- (void)insertObject:(ObjectType)object atIndex:(NSUInteger)index;
- (void)removeObjectAtIndex:(NSUInteger)index;
- (void)removeObjectsAtIndexes:(NSIndexSet *)indexes;
- (void)setObject:(ObjectType)object atIndexedSubscript:(NSUInteger)index;
@end

@interface NSDictionary<KeyType, ObjectType> : NSObject
+ (instancetype)dictionary;
+ (instancetype)dictionaryWithObjects:(const ObjectType[])objects forKeys:(const KeyType[])keys count:(NSUInteger)count;
- (ObjectType)objectForKeyedSubscript:(KeyType)key;
- (NSArray<KeyType> *)allKeysForObject:(ObjectType)object;
@end

@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
- (void)setObject:(ObjectType)object forKeyedSubscript:(KeyType)key;
- (void)addEntriesFromDictionary:(NSDictionary<KeyType, ObjectType> *)other;
- (void)removeObjectsForKeys:(NSArray<KeyType> *)keys;
@end

@interface NSIndexSet : NSObject
+ (instancetype)indexSet;
+ (instancetype)indexSetWithIndex:(NSUInteger)index;
@property (readonly) NSUInteger firstIndex;
@end
@interface NSMutableIndexSet : NSIndexSet
- (void)addIndex:(NSUInteger)index;
@end

@interface NSIndexPath : NSObject
+ (instancetype)indexPathForRow:(NSInteger)row inSection:(NSInteger)section;
@property (readonly) NSInteger row;
@property (readonly) NSInteger section;
- (NSInteger)compare:(NSIndexPath *)other;
@end

void NSLog(NSString *format, ...);
id dispatch_get_main_queue(void);
void dispatch_async(id queue, void (^block)(void));

@interface UIColor : NSObject
@property (class, readonly) UIColor *blackColor, *blueColor, *brownColor, *clearColor, *cyanColor;
@property (class, readonly) UIColor *grayColor, *greenColor, *magentaColor, *orangeColor;
@property (class, readonly) UIColor *purpleColor, *redColor, *whiteColor, *yellowColor;
@end

@interface UIImage : NSObject
+ (UIImage *)imageNamed:(NSString *)name;
@end

@interface UIAction : NSObject
+ (instancetype)actionWithHandler:(void (^)(UIAction *action))handler;
@end

@interface UIView : NSObject
- (instancetype)initWithFrame:(CGRect)frame;
@property CGRect frame;
@property CGRect bounds;
@property (strong) UIColor *backgroundColor;
- (void)addSubview:(UIView *)view;
- (void)sizeToFit;
- (void)layoutIfNeeded;
- (CGPoint)convertPoint:(CGPoint)point toView:(UIView *)view;
@end

typedef enum : NSInteger { NSTextAlignmentLeft, NSTextAlignmentCenter } NSTextAlignment;
@interface UILabel : UIView
@property (copy) NSString *text;
@property NSInteger numberOfLines;
@property NSTextAlignment textAlignment;
@end

@interface UIImageView : UIView
@property (strong) UIImage *image;
@end

typedef enum : NSUInteger { UIControlStateNormal } UIControlState;
typedef enum : NSInteger {
  UITableViewCellSeparatorStyleNone,
  UITableViewCellSeparatorStyleSingleLine,
  UITableViewCellSeparatorStyleSingleLineEtched
} UITableViewCellSeparatorStyle;
typedef enum : NSUInteger { UIControlEventTouchUpInside, UIControlEventValueChanged } UIControlEvents;
@interface UIControl : UIView
- (void)addTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
@end

typedef enum : NSInteger { UIButtonTypeSystem } UIButtonType;
@interface UIButton : UIControl
+ (instancetype)buttonWithType:(UIButtonType)type;
- (void)setTitle:(NSString *)title forState:(UIControlState)state;
@property (readonly) NSString *currentTitle;
@end

@interface UISwitch : UIControl
@property (getter=isOn) BOOL on;
@end

typedef enum : NSInteger {
  UIKeyboardTypeDefault, UIKeyboardTypeASCIICapable, UIKeyboardTypeNumberPad,
  UIKeyboardTypeDecimalPad, UIKeyboardTypePhonePad, UIKeyboardTypeEmailAddress, UIKeyboardTypeURL
} UIKeyboardType;
@class UITextField;
@protocol UITextFieldDelegate
@optional
- (BOOL)textFieldShouldReturn:(UITextField *)textField;
@end
@interface UITextField : UIControl
@property (copy) NSString *text;
@property (copy) NSString *placeholder;
@property UIKeyboardType keyboardType;
@property (weak) id<UITextFieldDelegate> delegate;
@end

typedef enum : NSInteger { UIBarButtonItemStylePlain } UIBarButtonItemStyle;
typedef enum : NSInteger {
  UIBarButtonSystemItemDone, UIBarButtonSystemItemCancel, UIBarButtonSystemItemEdit,
  UIBarButtonSystemItemSave, UIBarButtonSystemItemAdd
} UIBarButtonSystemItem;
@interface UIBarButtonItem : NSObject
- (instancetype)initWithTitle:(NSString *)title style:(UIBarButtonItemStyle)style target:(id)target action:(SEL)action;
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)item target:(id)target action:(SEL)action;
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)item primaryAction:(UIAction *)action;
- (instancetype)initWithPrimaryAction:(UIAction *)action;
@property (copy) NSString *title;
@property (getter=isEnabled) BOOL enabled;
@end

@interface UINavigationItem : NSObject
@property (copy) NSString *prompt;
@property (copy) NSString *backButtonTitle;
@property (copy) NSArray<UIBarButtonItem *> *leftBarButtonItems;
@property (copy) NSArray<UIBarButtonItem *> *rightBarButtonItems;
@end

@interface UIViewController : NSObject
@property (copy) NSString *title;
@property (strong) UIView *view;
@property (readonly) UINavigationItem *navigationItem;
@property (readonly) UINavigationController *navigationController;
@property (copy) NSArray<UIBarButtonItem *> *toolbarItems;
@property BOOL hidesBottomBarWhenPushed;
@property (strong) UITabBarItem *tabBarItem;
@property (readonly) UIBarButtonItem *editButtonItem;
@property (getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)presentViewController:(UIViewController *)controller animated:(BOOL)animated completion:(void (^)(void))completion;
- (void)dismissViewControllerAnimated:(BOOL)animated completion:(void (^)(void))completion;
@end

@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)controller;
@property (copy) NSArray<UIViewController *> *viewControllers;
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
- (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated;
- (UIViewController *)popViewControllerAnimated:(BOOL)animated;
- (NSArray *)popToRootViewControllerAnimated:(BOOL)animated;
- (NSArray *)popToViewController:(UIViewController *)controller animated:(BOOL)animated;
@end

typedef enum : NSInteger {
  UIAlertActionStyleDefault, UIAlertActionStyleCancel, UIAlertActionStyleDestructive
} UIAlertActionStyle;
@interface UIAlertAction : NSObject
+ (instancetype)actionWithTitle:(NSString *)title style:(UIAlertActionStyle)style handler:(void (^)(UIAlertAction *action))handler;
@end

typedef enum : NSInteger {
  UIAlertControllerStyleActionSheet, UIAlertControllerStyleAlert
} UIAlertControllerStyle;
@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(NSString *)title message:(NSString *)message preferredStyle:(UIAlertControllerStyle)style;
- (void)addAction:(UIAlertAction *)action;
@end

typedef enum : NSInteger {
  UIContextualActionStyleNormal, UIContextualActionStyleDestructive
} UIContextualActionStyle;
@interface UIContextualAction : NSObject
+ (instancetype)contextualActionWithStyle:(UIContextualActionStyle)style title:(NSString *)title handler:(void (^)(UIContextualAction *action, UIView *view, void (^done)(BOOL)))handler;
@end
@interface UISwipeActionsConfiguration : NSObject
+ (instancetype)configurationWithActions:(NSArray<UIContextualAction *> *)actions;
@end

typedef enum : NSInteger {
  UITableViewCellStyleDefault, UITableViewCellStyleValue1, UITableViewCellStyleValue2,
  UITableViewCellStyleSubtitle
} UITableViewCellStyle;
typedef enum : NSInteger {
  UITableViewCellAccessoryNone, UITableViewCellAccessoryDisclosureIndicator,
  UITableViewCellAccessoryDetailDisclosureButton, UITableViewCellAccessoryCheckmark,
  UITableViewCellAccessoryDetailButton
} UITableViewCellAccessoryType;
typedef enum : NSInteger {
  UITableViewCellEditingStyleNone, UITableViewCellEditingStyleDelete,
  UITableViewCellEditingStyleInsert
} UITableViewCellEditingStyle;
typedef enum : NSInteger {
  UITableViewCellSelectionStyleNone, UITableViewCellSelectionStyleBlue,
  UITableViewCellSelectionStyleGray, UITableViewCellSelectionStyleDefault
} UITableViewCellSelectionStyle;
@interface UITableViewCell : UIView
- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier;
@property (readonly) UILabel *textLabel;
@property (readonly) UILabel *detailTextLabel;
@property (readonly) UIImageView *imageView;
@property UITableViewCellAccessoryType accessoryType;
@property UITableViewCellAccessoryType editingAccessoryType;
@property (strong) UIView *accessoryView;
@property NSInteger indentationLevel;
@property UITableViewCellSelectionStyle selectionStyle;
@end

typedef enum : NSInteger {
  UITableViewRowAnimationFade, UITableViewRowAnimationRight, UITableViewRowAnimationLeft,
  UITableViewRowAnimationTop, UITableViewRowAnimationBottom, UITableViewRowAnimationNone,
  UITableViewRowAnimationMiddle, UITableViewRowAnimationAutomatic
} UITableViewRowAnimation;
typedef enum : NSInteger {
  UITableViewScrollPositionNone, UITableViewScrollPositionTop, UITableViewScrollPositionMiddle,
  UITableViewScrollPositionBottom
} UITableViewScrollPosition;
typedef enum : NSInteger {
  UITableViewStylePlain, UITableViewStyleGrouped, UITableViewStyleInsetGrouped
} UITableViewStyle;
extern const CGFloat UITableViewAutomaticDimension;

@interface UIScrollView : UIView
@property CGPoint contentOffset;
@end

@protocol UITableViewDataSource
@required
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView;
- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section;
- (NSString *)tableView:(UITableView *)tableView titleForFooterInSection:(NSInteger)section;
- (BOOL)tableView:(UITableView *)tableView canEditRowAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView canMoveRowAtIndexPath:(NSIndexPath *)indexPath;
- (NSArray<NSString *> *)sectionIndexTitlesForTableView:(UITableView *)tableView;
- (NSInteger)tableView:(UITableView *)tableView sectionForSectionIndexTitle:(NSString *)title atIndex:(NSInteger)index;
- (void)tableView:(UITableView *)tableView commitEditingStyle:(UITableViewCellEditingStyle)style forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView moveRowAtIndexPath:(NSIndexPath *)from toIndexPath:(NSIndexPath *)to;
@end

@protocol UITableViewDelegate
@optional
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGFloat)tableView:(UITableView *)tableView heightForHeaderInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView heightForFooterInSection:(NSInteger)section;
- (BOOL)tableView:(UITableView *)tableView shouldHighlightRowAtIndexPath:(NSIndexPath *)indexPath;
- (NSIndexPath *)tableView:(UITableView *)tableView willSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (NSIndexPath *)tableView:(UITableView *)tableView willDeselectRowAtIndexPath:(NSIndexPath *)indexPath;
- (UITableViewCellEditingStyle)tableView:(UITableView *)tableView editingStyleForRowAtIndexPath:(NSIndexPath *)indexPath;
- (NSString *)tableView:(UITableView *)tableView titleForDeleteConfirmationButtonForRowAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView shouldIndentWhileEditingRowAtIndexPath:(NSIndexPath *)indexPath;
- (NSIndexPath *)tableView:(UITableView *)tableView targetIndexPathForMoveFromRowAtIndexPath:(NSIndexPath *)from toProposedIndexPath:(NSIndexPath *)to;
- (UISwipeActionsConfiguration *)tableView:(UITableView *)tableView leadingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath;
- (UISwipeActionsConfiguration *)tableView:(UITableView *)tableView trailingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath;
@end

@interface UITableView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style;
@property (weak) id<UITableViewDataSource> dataSource;
@property (weak) id<UITableViewDelegate> delegate;
@property CGFloat rowHeight;
@property UITableViewCellSeparatorStyle separatorStyle;
@property (getter=isEditing) BOOL editing;
@property (readonly) NSArray<NSIndexPath *> *indexPathsForSelectedRows;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
- (UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier;
- (UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)indexPath;
- (NSIndexPath *)indexPathForRowAtPoint:(CGPoint)point;
- (void)reloadData;
- (void)beginUpdates;
- (void)endUpdates;
- (void)performBatchUpdates:(void (^)(void))updates completion:(void (^)(BOOL finished))completion;
- (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> *)paths withRowAnimation:(UITableViewRowAnimation)animation;
- (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> *)paths withRowAnimation:(UITableViewRowAnimation)animation;
- (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> *)paths withRowAnimation:(UITableViewRowAnimation)animation;
- (void)reconfigureRowsAtIndexPaths:(NSArray<NSIndexPath *> *)paths;
- (void)moveRowAtIndexPath:(NSIndexPath *)from toIndexPath:(NSIndexPath *)to;
- (void)insertSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (void)deleteSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (void)reloadSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (void)moveSection:(NSInteger)section toSection:(NSInteger)target;
- (void)selectRowAtIndexPath:(NSIndexPath *)path animated:(BOOL)animated scrollPosition:(UITableViewScrollPosition)position;
- (void)deselectRowAtIndexPath:(NSIndexPath *)path animated:(BOOL)animated;
- (void)scrollToRowAtIndexPath:(NSIndexPath *)path atScrollPosition:(UITableViewScrollPosition)position animated:(BOOL)animated;
@end

@interface UITableViewController : UIViewController <UITableViewDataSource, UITableViewDelegate>
- (instancetype)initWithStyle:(UITableViewStyle)style;
@property (strong) UITableView *tableView;
@end

@interface UITabBarItem : NSObject
@property (copy) NSString *badgeValue;
- (instancetype)initWithTitle:(NSString *)title image:(UIImage *)image tag:(NSInteger)tag;
@end

@interface UITabBarController : UIViewController
@property (copy) NSArray<UIViewController *> *viewControllers;
@end
