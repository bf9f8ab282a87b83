import { Button } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import type { Conversation } from '@tradewind/contract/messages';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { ConversationRows } from '../../nouns/conversation/conversation-rows.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded, type Loading } from '../../ui/loaded.tsx';
import { Panel } from './panel.tsx';
import { RowsPlaceholder } from './rows-placeholder.tsx';

interface MessagesTabProps {
  conversations: Loading<Conversation[]>;
  userId: string;
}

export function MessagesTab({ conversations, userId }: MessagesTabProps) {
  return (
    <Panel title="Messages">
      <Loaded
        query={conversations}
        placeholder={<RowsPlaceholder label="Loading your conversations" rows={5} />}
        failure="We couldn’t load your conversations."
      >
        {(list) => (list.length === 0 ? <NoMessages /> : <ConversationRows conversations={list} userId={userId} />)}
      </Loaded>
    </Panel>
  );
}

function NoMessages() {
  return (
    <EmptyState
      icon={<IconMessages size={44} stroke={1.25} aria-hidden />}
      heading="No messages yet"
      text="When you message an owner, or someone messages you, the conversation appears here."
      action={
        <Button component={Link} to={paths.boats}>
          Browse Boats
        </Button>
      }
    />
  );
}
