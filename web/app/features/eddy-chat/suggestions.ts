/** Questions to begin with, one for each thing that Eddy does. */
export const suggestions = [
  'Show me center consoles under $150,000 in Florida',
  'Who would trade with me?',
  'Which boats can I get for Bitcoin?',
  'What is a 34-foot 2019 express cruiser worth?',
  'What does it cost to close through the app?',
  'Do I have new messages?',
] as const;
