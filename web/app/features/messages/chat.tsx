import { Button, VisuallyHidden } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { paths } from '@tradewind/contract/paths';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useCurrentUser } from '../../lib/current-user.ts';
import { useDraftOwner } from '../../lib/use-draft-owner.ts';
import { PersonLink } from '../../nouns/person/person-link.tsx';
import { UserAvatar } from '../../nouns/person/user-avatar.tsx';
import { dealingsQuery, endsOffersText } from '../../nouns/trade/bound/items-in-trades.ts';
import { ReservedDialog } from '../../nouns/trade/bound/reserved-dialog.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { ChatDialogProps } from './chat-dialog.tsx';
import { messageSent } from './chat-texts.ts';
import classes from './chat-window.module.css';
import { Composer } from './composer/composer.tsx';
import { blockedQuery, messagesQuery } from './message-queries.ts';
import { notYetShown } from './outbox.ts';
import { MessageList } from './thread/message-list.tsx';
import { useOlderMessages } from './thread/use-older-messages.ts';
import { useBlock, useUnblock } from './use-message-actions.ts';
import { useOutbox } from './use-outbox.ts';

interface BlockDialogProps {
  other: ChatDialogProps['other'];
  opened: boolean;
  isPending: boolean;
  onCancel: () => void;
  onBlock: () => void;
}

const POLLED_EVERY_MS = 3_000;
const noReport = () => null;

type ChatProps = Omit<ChatDialogProps, 'opened' | 'onClose' | 'isAddressed'> & { onBlocked: () => void };

/** Mounted while the dialog is open. */
export function Chat({ boatId, boatRemoved = false, other, report = noReport, offers, onBlocked }: ChatProps) {
  const { user } = useCurrentUser();
  const about = { boatId, otherId: other.id };
  const draftName = `chat:${boatId}/${other.id}`;
  const draftOwner = useDraftOwner();
  const outbox = useOutbox(about);
  const read = useQuery({
    ...messagesQuery(boatId, other.id),
    enabled: user !== null,
    refetchInterval: POLLED_EVERY_MS,
  });
  const thread = read.isFetchedAfterMount ? read.data : undefined;
  const messages = thread?.messages;
  const older = useOlderMessages(about, thread?.older);
  const blocked = useQuery({ ...blockedQuery, enabled: user !== null });
  const isBlocked = blocked.data?.some(({ blockedId }) => blockedId === other.id) ?? false;
  const isThere = useLocation().pathname === paths.boat(boatId);
  const isRemoved = boatRemoved || messages?.at(-1)?.boatId === null;

  const send = (content: string, imageUrls: string[]) =>
    outbox.send({
      key: crypto.randomUUID(),
      content,
      imageUrls,
      after: messages?.at(-1)?.id ?? 0,
    });

  return (
    <>
      <div className={classes.partner}>
        <UserAvatar user={other} size={36} />
        <strong title={other.firstName}>
          <PersonLink username={other.username}>{other.firstName}</PersonLink>
        </strong>
        {isRemoved || isThere ? null : (
          <Link to={paths.boat(boatId)} className={classes.listing}>
            View listing
          </Link>
        )}
        {isBlocked || isRemoved ? null : offers?.start(about)}
        {isBlocked ? null : <BlockButton other={other} onBlocked={onBlocked} />}
      </div>
      {messages && user ? (
        <MessageList
          messages={messages}
          older={older}
          waiting={notYetShown(outbox.waiting, messages, user.id)}
          userId={user.id}
          otherName={other.firstName}
          report={report}
          offerCard={offers?.card}
        />
      ) : (
        <NothingYet failed={read.isError} />
      )}
      {isBlocked ? (
        <BlockedNotice other={other} />
      ) : (
        <>
          {isRemoved ? (
            <p className={classes.notice}>This listing was removed. You can still message each other.</p>
          ) : null}
          <Composer
            key={`${draftOwner}/${draftName}`}
            draftName={draftName}
            isSending={outbox.isSending}
            onSend={send}
          />
        </>
      )}
      <VisuallyHidden role="status">
        {outbox.sent === 0 ? null : <span key={outbox.sent}>{`${messageSent.title}: ${messageSent.description}`}</span>}
      </VisuallyHidden>
    </>
  );
}

function NothingYet({ failed }: { failed: boolean }) {
  return (
    <p className={classes.waiting} role="status">
      {failed ? 'We couldn’t load the messages. Trying again…' : 'Loading messages...'}
    </p>
  );
}

function BlockButton({ other, onBlocked }: { other: ChatDialogProps['other']; onBlocked: () => void }) {
  const [asking, setAsking] = useState(false);
  const block = useBlock(other, onBlocked);
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        c="var(--ink-soft)"
        size="compact-md"
        leftSection={<IconBan size={16} aria-hidden />}
        aria-label={`Block ${other.firstName}`}
        onClick={() => setAsking(true)}
      >
        <span className={classes.block}>Block</span>
      </Button>
      <BlockDialog
        other={other}
        opened={asking}
        isPending={block.isPending}
        onCancel={() => setAsking(false)}
        onBlock={() => block.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}

function BlockedNotice({ other }: { other: ChatDialogProps['other'] }) {
  const unblock = useUnblock(other);
  return (
    <div className={classes.notice}>
      <span>You blocked {other.firstName}.</span>
      <Button variant="default" loading={unblock.isPending} onClick={() => unblock.mutate()}>
        Unblock
      </Button>
    </div>
  );
}

function BlockDialog({ other: { id, firstName: name }, onBlock, ...dialog }: BlockDialogProps) {
  const { data, isLoading } = useQuery({ ...dealingsQuery(id), enabled: dialog.opened, retry: false });
  const opened = dialog.opened && !isLoading;
  if (data && data.tradeId !== null)
    return (
      <ReservedDialog
        tradeId={data.tradeId}
        text={`You have an agreed trade with ${name}. Finish or cancel it before you block ${name}.`}
        opened={opened}
        onClose={dialog.onCancel}
      />
    );
  return (
    <ConfirmDialog
      title={`Block ${name}?`}
      text={`You and ${name} won’t be able to message each other. You can unblock ${name} at any time.${endsOffersText(data?.offers ?? 0)}`}
      confirm="Block"
      onConfirm={onBlock}
      {...dialog}
      opened={opened}
    />
  );
}
