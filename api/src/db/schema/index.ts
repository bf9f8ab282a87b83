export * from './accounts.ts';
export * from './boats.ts';
export * from './eddy.ts';
export * from './messages.ts';
export * from './platform.ts';
