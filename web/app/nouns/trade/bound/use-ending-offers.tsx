import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { countEndingOffers, endsOffersText, type OwnItem } from './items-in-trades.ts';

interface Question {
  title: string;
  text: string;
  confirm: string;
}

interface EndingOffers {
  /** Resolves to whether to go on: at once where no open offer would end. */
  ask: (question: Question) => Promise<boolean>;
  dialog: ReactNode;
}

/** Asks before a change of an item ends open offers. */
export function useEndingOffers({ kind, id }: OwnItem): EndingOffers {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Question & { answer: (goesOn: boolean) => void }>();
  const [opened, setOpened] = useState(false);
  const ask = async (question: Question) => {
    const offers = await countEndingOffers(client, { kind, id });
    if (offers === 0) return true;
    return new Promise<boolean>((answer) => {
      setAsked({ ...question, text: `${question.text}${endsOffersText(offers)}`.trim(), answer });
      setOpened(true);
    });
  };
  const answer = (goesOn: boolean) => {
    setOpened(false);
    asked?.answer(goesOn);
  };
  const dialog = asked && (
    <ConfirmDialog
      title={asked.title}
      text={asked.text}
      confirm={asked.confirm}
      opened={opened}
      isPending={false}
      onCancel={() => answer(false)}
      onConfirm={() => answer(true)}
    />
  );
  return { ask, dialog };
}
