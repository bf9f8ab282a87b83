import type { Outcome } from '../format.ts';
import { lines } from '../grammar/scene.ts';

export interface Topic {
  asked: readonly string[];
  /** Each group must occur with one of its phrases. */
  says: NonNullable<Outcome['says']>;
}

export const ACCOUNT: Record<string, Topic> = {
  password: {
    asked: lines`
      how (do|can) I change my password?
      I forgot my password
      where do I reset my pw
      can't remember my password, what now
      I'd like a new password
      where's the setting for the password
      somebody knows my password, what do I do
    `,
    says: [['/password/'], ['/settings|account|profile|forgot|reset|sign[- ]in|log ?in/']],
  },
  block: {
    asked: lines`
      how do I block someone?
      a guy keeps pestering me, can I block him
      (block|mute) a user how
      I don't want messages from this person anymore
      can I stop somebody from writing to me
      how to get rid of an annoying buyer in my inbox
    `,
    says: [['/block/']],
  },
  report: {
    asked: lines`
      how do I report a (listing|user|fake ad)?
      this listing looks fake, where can I report it
      I think somebody is a fraud, whom do I tell
      where do I flag a suspicious boat
    `,
    says: [['/report/']],
  },
  remove: {
    asked: lines`
      how do I delete my (listing|boat ad|ad)?
      I sold my boat elsewhere, how do I take the ad down
      (remove|take down) my listing, how does that work
      where can I delete my boat
      mark my boat as sold, where
    `,
    says: [['/listing|boat/'], ['/delete|remove|sold|take (it )?down/']],
  },
  account: {
    asked: lines`
      how do I delete my account?
      I want to close my account for good
      where can I cancel my membership and erase everything
      please tell me how to remove my profile entirely
    `,
    says: [['/account/'], ['/delete|close|remove|erase/']],
  },
  pause: {
    asked: lines`
      can I pause my listing?
      how do I hide my boat for a while
      I'm on vacation, can my ad be paused
      take my boat offline temporarily, how
      is there a way to suspend my ad over the winter
    `,
    says: [['/paus|hide|offline/']],
  },
  emails: {
    asked: lines`
      how do I turn off the emails?
      too many emails from you guys
      where can I change notification settings
      unsubscribe me, where's that
      can I get fewer notifications
      I only want an email once a day, where do I set that
    `,
    says: [['/email|notification/'], ['/settings|preferences|account|turn|switch|choose/']],
  },
  export: {
    asked: lines`
      how can I download my data?
      I want a copy of everything you have on me
      is there a data export
      GDPR request: export my data please, where
      can I get my data out of here
    `,
    says: [['/data|export|download|copy/'], ['/settings|account|export|download|contact/']],
  },
  edit: {
    asked: lines`
      how do I change the price of my boat?
      where do I edit my listing
      I made a typo in my ad, how to fix it
      can I change the description later
      update my asking price, how
    `,
    says: [['/edit|change|update/'], ['/listing|account|my boats|manage/']],
  },
};

export const SELLING: Record<string, Topic> = {
  photos: {
    asked: lines`
      how many photos can I upload?
      what pictures can I add to my ad
      can I upload iphone photos (heic|)
      my photo won't upload, is there a size limit
      how do I add pictures to my listing
    `,
    says: [['/photo|picture|image/']],
  },
  list: {
    asked: lines`
      how do I (list|post|put up) my boat?
      I want to sell my boat here, where do I start
      what do I need to post a boat
      how does one get a boat on here
      steps to put my boat online please
    `,
    says: [['/list/'], ['/step|photo|list (a|your)|wizard|form|details/']],
  },
  offers: {
    asked: lines`
      how do offers work here?
      what happens after I make an offer
      how long does an offer stand
      can I take back an offer I made
      what's a counteroffer
      can I have several offers open at once
    `,
    says: [['/offer/'], ['/48|hour|counter|accept|withdraw|declin|other side|owner/']],
  },
  closing: {
    asked: lines`
      how does closing work?
      what happens once we both accept
      what are the steps after a trade is agreed
      who handles the paperwork
      how do we actually exchange the boats in the end
    `,
    says: [['/clos|escrow|title|paperwork|document|agree/']],
  },
  disputes: {
    asked: lines`
      what if the boat isn't as described?
      the other guy isn't delivering, what can I do
      how do disputes work
      I have a problem with a trade, who decides
      can I open a dispute
    `,
    says: [['/dispute|broker|report|support|contact|escrow/']],
  },
  safety: {
    asked: lines`
      is it safe to trade here?
      how do I know I won't get ripped off
      how does escrow protect me
      can I trust the sellers
      what does verified mean
    `,
    says: [['/escrow|verif|protect|closing|review|identity|proof|proven/']],
  },
  working: {
    asked: lines`
      how does this (site|place|marketplace) work?
      what is tradewind
      explain the whole trading thing to me
      so how do people swap boats here
      new here, what is this
    `,
    says: [['/trade|swap/'], ['/boat/']],
  },
  agent: {
    asked: lines`
      what does the agent do?
      how does the trading agent work
      what happens when I deploy the agent
      can the agent buy something without me
      explain the background agent please
    `,
    says: [['/agent/'], ['/background|look|search|find|negotiat|prefer/']],
  },
};
