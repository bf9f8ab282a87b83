import type { Lifecycle } from './lifecycle.ts';

const ACCOUNT_STATES = ['active', 'suspended', 'deleted'] as const;

type AccountState = (typeof ACCOUNT_STATES)[number];
export type AccountAction = 'suspend' | 'activate' | 'delete';
type AccountActor = 'self' | 'admin';

export const ACCOUNT: Lifecycle<AccountState, AccountAction, AccountActor> = {
  states: ACCOUNT_STATES,
  initial: 'active',
  terminal: ['deleted'],
  rules: [
    { from: ['active'], action: 'suspend', by: ['admin'], to: 'suspended' },
    { from: ['suspended'], action: 'activate', by: ['admin'], to: 'active' },
    { from: ['suspended'], action: 'delete', by: ['admin'], to: 'deleted' },
    { from: ['active'], action: 'delete', by: ['self'], to: 'deleted' },
  ],
};
