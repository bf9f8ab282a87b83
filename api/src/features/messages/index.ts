import type { Feature } from '../../platform/feature.ts';
import { draftMessage } from './drafts.tools.ts';
import { findInOwnMessages } from './find.tools.ts';
import { messageHelp } from './help.ts';
import { peopleNames } from './names.service.ts';
import { messageQuestionsHelp } from './questions.help.ts';
import { messageRoutes } from './routes.ts';
import { myConversations } from './tools.ts';
import { writingHelp } from './writing.help.ts';

export const messages: Feature = {
  routes: [messageRoutes],
  tools: [myConversations, findInOwnMessages, draftMessage],
  names: peopleNames,
  help: [...writingHelp, ...messageHelp, ...messageQuestionsHelp],
};
