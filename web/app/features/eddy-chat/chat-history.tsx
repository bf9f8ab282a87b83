import { ActionIcon, Button } from '@mantine/core';
import { IconHistory, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { eddyApi } from '@tradewind/contract/eddy';
import { paths } from '@tradewind/contract/paths';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { showToast } from '../../lib/toasts.ts';
import classes from './chat-history.module.css';
import { chatsQuery } from './chat-queries.ts';

interface ChatHistoryProps {
  current: number | undefined;
  onNew(): void;
  onDeleted(id: number): void;
}

/** Earlier chats, behind a button on small screens. */
export function ChatHistory({ current, onNew, onDeleted }: ChatHistoryProps) {
  const { data: chats } = useQuery({ ...chatsQuery, refetchOnMount: 'always' });
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (id: number) => call(eddyApi.removeChat, { params: { id } }),
    onSuccess: (_response, id) => {
      void client.invalidateQueries({ ...chatsQuery, exact: true });
      onDeleted(id);
    },
    onError: ({ message }) => showToast({ title: 'Error', description: message, variant: 'destructive' }),
  });
  const listId = useId();
  return (
    <nav className={classes.history} aria-label="Your chats">
      <div className={classes.head}>
        <Button leftSection={<IconPlus size={18} aria-hidden />} variant="default" onClick={onNew}>
          New Chat
        </Button>
        <Button
          className={classes.toggle}
          variant="subtle"
          leftSection={<IconHistory size={18} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          Earlier Chats
        </Button>
      </div>
      <div id={listId} className={classes.list} data-open={isOpen}>
        {chats?.length === 0 ? <p className={classes.none}>Your chats with Eddy will appear here.</p> : null}
        <ul>
          {chats?.map(({ id, name }) => (
            <li key={id} data-current={id === current}>
              <Link
                to={`${paths.eddyChat}?chat=${id}`}
                aria-current={id === current ? 'page' : undefined}
                title={name}
                onClick={() => setOpen(false)}
              >
                {name}
              </Link>
              <ActionIcon
                variant="subtle"
                aria-label={`Delete “${name}”`}
                loading={remove.isPending && remove.variables === id}
                onClick={() => remove.mutate(id)}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
