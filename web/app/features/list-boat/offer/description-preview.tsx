import { parseLength, parseYear } from '@tradewind/contract/listing-form';
import { autoDescription, STANDARD_FEATURES } from '@tradewind/contract/listing-text';
import { numbersOf } from '../draft/boat-to-post.ts';
import type { Listing } from '../draft/listing.ts';
import classes from './description-preview.module.css';

/** The text that the server appends to the owner's description. */
export function DescriptionPreview({ listing: { fields, tradeCategories } }: { listing: Listing }) {
  const text = autoDescription({
    ...fields,
    ...numbersOf(fields),
    year: parseYear(fields.year),
    length: parseLength(fields.length),
    tradeCategories,
  });
  return (
    <details className={classes.preview}>
      <summary>What we’ll add to your description</summary>
      <p>{text}</p>
      <ul>
        {STANDARD_FEATURES.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </details>
  );
}
