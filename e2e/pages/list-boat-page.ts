import type { Locator, Page } from '@playwright/test';
import { PhotoEditor, photo } from './photo-editor.ts';

export class ListBoatPage extends PhotoEditor {
  readonly year: Locator;
  readonly make: Locator;
  readonly model: Locator;
  readonly price: Locator;
  readonly location: Locator;
  readonly description: Locator;
  readonly categories: Locator;
  readonly checkAll: Locator;
  readonly forward: Locator;
  readonly back: Locator;
  readonly post: Locator;
  readonly startOver: Locator;
  /** The dialog that confirms unchanged suggestions. */
  readonly question: Locator;

  constructor(page: Page) {
    super(page);
    this.year = page.getByLabel('Year');
    this.make = page.getByLabel('Make', { exact: false }).and(page.getByRole('textbox'));
    this.model = page.getByLabel('Model').and(page.getByRole('textbox'));
    this.price = page.getByLabel('Price');
    this.location = page.getByLabel('Location');
    this.description = page.getByRole('textbox', { name: 'Description' });
    this.categories = page.getByRole('group', { name: 'Trade Categories' }).getByRole('checkbox');
    this.checkAll = page.getByRole('button', { name: /^(Check All|Reset to Default)$/ });
    this.forward = page.getByRole('button', { name: 'Continue' });
    this.back = page.getByRole('button', { name: 'Back', exact: true });
    this.post = page.getByRole('button', { name: /^(Post My Boat|Posting your boat)/ });
    this.question = page.getByRole('dialog', { name: 'Does this look right?' });
    this.startOver = page.getByRole('button', { name: 'Start over' });
  }

  async open(): Promise<this> {
    await this.page.goto('/list-boat');
    await this.step(1).waitFor();
    return this;
  }

  /** The heading of a step. */
  step(number: 1 | 2 | 3): Locator {
    const names = { 1: 'Year / Make / Model', 2: 'Photos / Videos', 3: 'Price / Description / Trade Categories' };
    return this.page.getByRole('heading', { name: names[number] });
  }

  async toPhotos(boat = { make: 'Sea Ray', model: 'SLX 310' }): Promise<this> {
    await this.open();
    await this.make.fill(boat.make);
    await this.model.fill(boat.model);
    await this.forward.click();
    await this.step(2).waitFor();
    return this;
  }

  /** Posts the boat and confirms unchanged suggestions. */
  async postAsSuggested(): Promise<void> {
    await this.post.click();
    await this.question.getByRole('button', { name: 'Yes, Post My Boat' }).click();
  }

  async toOffer(): Promise<this> {
    await this.toPhotos();
    await this.upload(await photo('bow.jpg'));
    await this.forward.click();
    await this.step(3).waitFor();
    return this;
  }
}
