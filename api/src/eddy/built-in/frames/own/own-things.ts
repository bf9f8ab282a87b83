const ORDER =
  '(?:(?:please|can you|could you|hey|eddy|okay|just|now|i (?:want|would like|need) to|let me|will you) ,? ?)*(?:show|list|see|view|display|pull up|open|get|check|give|bring up|print|read|go over|what are)(?: me| us)?';
const ALL = '(?:all |all of |a list of )?(?:my|our)(?: own)?';

const own = (things: string) =>
  new RegExp(`^${ORDER} ${ALL} (?:\\w+ )?(?:${things})(?: (?:please|now|again|today|so far|for me))*[?.! ]*$`);

/** 'List my …': orders to show things of the user's own, which nothing else can mean. */
export const OWN_TRADES = own('trades?|swaps?|deals|_sort_');
export const OWN_TALKS = own('messages|conversations|chats|inbox|mails?|emails|contacts');
export const OWN_THINGS = own(
  'trades?|swaps?|deals|offers|bids|proposals|messages|conversations|chats|inbox|mails?|emails|contacts|boats|listings|ads|favorites|matches|wants',
);
