export * from './accounts.ts';
export * from './boats.ts';
export * from './eddy.ts';
export * from './inventory.ts';
export * from './messages.ts';
export * from './notifications.ts';
export * from './platform.ts';
export * from './reports.ts';
