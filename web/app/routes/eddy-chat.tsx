import { Button } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { Link, useLocation } from 'react-router';
import { ChatFrame, ChatFramePlaceholder } from '../features/eddy-chat/chat-frame.tsx';
import { useCurrentUser } from '../lib/current-user.ts';
import { withRedirect } from '../lib/sign-in-redirect.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { MessageScreen } from '../ui/message-screen.tsx';
import { PageHead } from '../ui/page-head.tsx';

const EddyChat = lazyPart(() => import('../features/eddy-chat/eddy-chat.tsx'), {
  placeholder: <ChatFramePlaceholder />,
  waiting: 'The chat opens when you are back online.',
});

export default function EddyChatScreen() {
  const { user, isPending } = useCurrentUser();
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  const isVisitor = hydrated && !isPending && user === null;
  return (
    <>
      <PageHead
        title="Chat with Eddy AI"
        description="Ask Eddy AI for boats, trades, market values and fees."
        path={paths.eddyChat}
        hidden
      />
      {isVisitor ? (
        <MessageScreen
          heading="Chat with Eddy AI"
          actions={
            <>
              <Button component={Link} to={withRedirect(paths.login, pathname + search)} size="md">
                Sign In
              </Button>
              <Button component={Link} to={withRedirect(paths.register, pathname + search)} size="md" variant="default">
                Create Account
              </Button>
            </>
          }
        >
          <p>
            Sign in and Eddy will find boats and owners who might trade with you. Your chats are saved for next time.
          </p>
        </MessageScreen>
      ) : (
        <ChatFrame>{user === null ? <ChatFramePlaceholder /> : <EddyChat key={user.id} />}</ChatFrame>
      )}
    </>
  );
}
