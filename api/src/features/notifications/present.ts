import type { Notification, NotificationKind } from '@tradewind/contract/notifications';
import { z } from 'zod';
import { invalidCursor } from '../../platform/http/refusal.ts';
import type { NotificationRow } from './store.ts';

export function presentNotification(row: NotificationRow): Notification {
  const { id, title, body, path, count, readAt, createdAt, updatedAt } = row;
  return {
    id,
    kind: row.kind as NotificationKind,
    title,
    body,
    path,
    count,
    read: readAt !== null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** The place after the last notification of a page. */
export interface Place {
  updatedAt: Date;
  id: number;
}

const place = z.tuple([z.iso.datetime(), z.int().positive()]);

export const writePlace = ({ updatedAt, id }: Place): string =>
  Buffer.from(JSON.stringify([updatedAt.toISOString(), id])).toString('base64url');

export function readPlace(text: string): Place {
  const parsed = place.safeParse(jsonIn(text));
  if (!parsed.success) throw invalidCursor();
  const [updatedAt, id] = parsed.data;
  return { updatedAt: new Date(updatedAt), id };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
