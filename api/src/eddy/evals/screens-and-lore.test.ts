import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('questions about screens and rules', () => {
  it.each([
    ['do you support an authenticator', 'no second factor'],
    ['may i sign up using facebook', 'There’s no other way.'],
    ['how long do i remain signed in', 'You stay signed in'],
    ['could i deactivate our account for some months', 'can’t be paused'],
    ['is the data download a csv', 'JSON'],
    ['will the guy i flagged find out it was me', 'Reports are private'],
    ['do the pics contain gps coordinates', 'Photos don’t give away a place'],
    ['may i post her and add images later', 'No: a listing needs at least one photo'],
    ['where can i advertise my boat, and are pictures required', 'Open List Your Boat and follow three steps'],
    ['must i pay anything before placing a bid', 'costs nothing'],
    ['is the agent free', 'Chatting with me and deploying your agent are free'],
    ['what is the maximum of boats i may bookmark', 'I know of no limit'],
    ['letters are too tiny here', 'no setting for the text size'],
    ['do you take a cut from sellers', 'No commission for sellers'],
    ['could i attach images to a message', 'Add pictures'],
    ['how do sellers get their money', 'By wire from the brokerage’s trust account'],
    ['are all listings vetted', 'No: owners describe their boats themselves'],
    ['is tradewind a registered business and what is your phone', 'by phone at'],
  ])('answers “%s”', async (message, answer) => {
    expect((await converse('Noa', message)).text).toContain(answer);
  });
});

describe('knowledge about boats', () => {
  it.each([
    ['what does freeboard mean', 'height of the sides'],
    ['explain deadrise', 'angle of the bottom'],
    ['how many years do outboards last', 'no fixed number'],
    ['is a soft deck a serious problem', 'let a surveyor or a yard look'],
    ['what would an oil change cost', 'I don’t know that'],
    ['what should i check when buying a used boat', 'service records'],
    ['would it be okay to bid below the list price', 'You may offer what you like'],
    ['how many inches are in a foot', '1 ft is 12 in.'],
    ['how deep is one fathom', '1 fathom is 6 ft.'],
    ['who painted the mona lisa', 'off my chart'],
    ['okay goodnight', 'Fair winds'],
  ])('answers “%s”', async (message, answer) => {
    expect((await converse('Noa', message)).text).toContain(answer);
  });

  it('tells the figure of a boat, not the word for it', async () => {
    const { text } = await converse('Noa', 'tell me about the gale 34', 'what is the beam?');
    expect(text).not.toContain('is the width of a boat');
  });
});
