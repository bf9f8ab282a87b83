import { Button } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { MessageScreen } from '../../../ui/message-screen.tsx';

const EXPLANATION =
  'This listing management link is invalid or has expired. Please check the link from your email or contact support.';

export function InvalidLink() {
  return (
    <MessageScreen
      heading="Invalid Management Link"
      actions={
        <Button component={Link} to={paths.home} size="md">
          Go to Home Page
        </Button>
      }
    >
      <p>{EXPLANATION}</p>
    </MessageScreen>
  );
}
