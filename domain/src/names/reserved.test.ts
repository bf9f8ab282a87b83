import { describe, expect, it } from 'vitest';
import { isReservedName, isReservedUsername } from './reserved.ts';

describe('A reserved name', () => {
  it.each([
    'Support',
    'ADMIN',
    'Ädmin',
    'аdmin',
    'Adm1n',
    'Adrnin',
    '𝐒𝐮𝐩𝐩𝐨𝐫𝐭',
    'Ｓｕｐｐｏｒｔ',
    'ꜱᴜᴘᴘᴏʀᴛ',
    'S u p p o r t',
    'a.d.m.i.n',
    '$upport',
    'Moderator',
    'Tradewind',
    'Tradewind Support',
    'TradewindTeam',
    'Trade Wind',
    'Τradewind',
    'Tradewlnd',
    'Eddy AI',
    'Eddie Ai',
    'EddyAI',
    'Your Eddy AI',
    'Customer Service',
    'Tech Support',
    'Techsupport',
    'Brokerage',
    'Broker Ann',
    'Staff',
    'Help Desk',
  ])('is %s', (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  it.each([
    'Eddy',
    'Eddie',
    'Ann',
    'Freddy Aiken',
    'Renée',
    'Анна',
    'Ελένη',
    'Николай Иванов',
    '美咲',
    'Mary Jo',
    'O’Brien',
    'Stafford',
    'Wind',
    'Milad Minai',
    'Robert Brooker',
    'Иван Petrov',
    'Badmin',
  ])('is not %s', (name) => {
    expect(isReservedName(name)).toBe(false);
  });

  it.each([
    'admin',
    'admin1',
    'support_24',
    'tradewind.boats',
    'eddy_ai',
    'eddyai2',
    'root',
    'noreply',
    'the.moderator',
  ])('is the username %s', (username) => {
    expect(isReservedUsername(username)).toBe(true);
  });

  it.each(['eddy', 'ann', 'jo_marsh', 'skipper.jane', 'rooty', 'helper', 'infinity'])(
    'is not the username %s',
    (username) => {
      expect(isReservedUsername(username)).toBe(false);
    },
  );
});
