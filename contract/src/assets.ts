import { type AssetDetails, readDetails } from '@tradewind/domain/asset-details';
import { type AssetCategory, isAssetCategory } from '@tradewind/domain/asset-kinds';
import { MAX_PHOTOS } from '@tradewind/domain/boat-defaults';
import { megabytesText } from '@tradewind/domain/file-sizes';
import { z } from 'zod';
import { acknowledged } from './accounts.ts';
import { documentTypes, MAX_ASSET_DESCRIPTION, MAX_DOCUMENT_BYTES, MAX_DOCUMENTS, VISIBILITIES } from './asset-form.ts';
import { endpoint } from './endpoint.ts';
import { invisible, isVisible, optionalWords, words } from './entered-text.ts';
import { failure } from './errors.ts';
import { amountOf, assetCategory, money, rowId, timestamp, userId } from './primitives.ts';

const assetDocument = z
  .object({
    id: z.int(),
    name: z.string(),
    type: z.enum(documentTypes),
    bytes: z.int(),
    createdAt: timestamp,
  })
  .meta({ id: 'AssetDocument', description: 'A proof document, such as a title or a registration' });
export type AssetDocument = z.infer<typeof assetDocument>;

/** In display order. */
export const ASSET_ACTIONS = ['edit', 'addDocument', 'delete'] as const;
export type AssetAction = (typeof ASSET_ACTIONS)[number];

const asset = z
  .object({
    id: z.int(),
    ownerId: userId,
    category: assetCategory,
    title: z.string(),
    value: money,
    description: z.string().nullable(),
    imageUrls: z.array(z.string()),
    details: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .meta({ description: 'By kind, such as year, make, model and mileage of a vehicle' }),
    visibility: z
      .enum(VISIBILITIES)
      .meta({ description: 'Who sees it: everyone, or only people who get it in an offer' }),
    documents: z.array(assetDocument).meta({ description: 'Empty unless the caller may read them' }),
    reserved: z.boolean().meta({ description: 'True while an agreed trade contains it: it takes no other offers' }),
    version: z.int(),
    actions: z.array(z.enum(ASSET_ACTIONS)).meta({ description: 'What the caller can do next' }),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Asset', description: 'Anything but a boat that somebody would trade' });
export type Asset = z.infer<typeof asset>;

const assetDetail = asset
  .extend({
    owner: z.object({ firstName: z.string() }),
    tradeId: z.int().nullable().meta({ description: 'A live trade of the caller and its owner that contains it' }),
    showsDocuments: z.boolean().meta({ description: 'Whether the caller may read its documents, if there are any' }),
  })
  .meta({ id: 'AssetDetail' });
export type AssetDetail = z.infer<typeof assetDetail>;

const UNKNOWN_KIND = 'Please choose what kind of asset this is.';

const fields = {
  category: z.string(UNKNOWN_KIND).refine(isAssetCategory, UNKNOWN_KIND),
  title: words('Title', 160).refine(isVisible, invisible('Title')),
  value: amountOf('Value', 'Please enter what it’s worth in dollars.'),
  description: optionalWords('Description', MAX_ASSET_DESCRIPTION),
  imageUrls: z.array(z.string().min(1).max(500)).max(MAX_PHOTOS, `Please choose no more than ${MAX_PHOTOS} photos.`),
  details: z.record(
    z.string(),
    z.union([z.string(), z.number()]).nullable(),
    'Please send the details by their names.',
  ),
  visibility: z.enum(VISIBILITIES, 'Please choose who can see this: public or offers.'),
} as const;

/** The details depend on the category, so both are checked together. */
function checkedDetails(
  category: AssetCategory,
  given: Readonly<Record<string, unknown>>,
  context: z.RefinementCtx,
): AssetDetails {
  const reading = readDetails(category, given);
  if (reading.ok) return reading.details;
  for (const [name, message] of Object.entries(reading.faults))
    context.addIssue({ code: 'custom', path: ['details', name], message });
  return z.NEVER;
}

export const newAsset = z
  .object({
    ...fields,
    description: fields.description.default(null),
    imageUrls: fields.imageUrls.default([]),
    details: fields.details.default({}),
    visibility: fields.visibility.default('offers'),
  })
  .transform((input, context) => ({ ...input, details: checkedDetails(input.category, input.details, context) }));
export type NewAsset = z.infer<typeof newAsset>;

/** An edit includes the version it is based on. A second edit of the same version gets a 409. */
export const assetChange = z
  .object(fields)
  .partial()
  .extend({ version: z.int({ error: 'Please send the version of the asset that you opened.' }).optional() })
  .superRefine(({ category, details }, context) => {
    // Without a category, the asset's own applies, which only the server knows.
    if (category && details) checkedDetails(category, details, context);
  });
export type AssetChange = z.infer<typeof assetChange>;

const assetParams = z.object({ id: rowId });
const documentParams = z.object({ id: rowId, documentId: rowId });
const assetFilter = z.object({ owner: userId.optional() });

/** The form field for a document. */
export const DOCUMENT_FIELD = 'document';

export const assetsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/assets',
    access: 'signed in',
    tag: 'assets',
    summary: 'The caller’s assets, newest first; with `owner`, the public assets of somebody else',
    query: assetFilter,
    responses: { 200: z.array(asset) },
    refuses: [401, 403],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/assets/:id',
    access: 'signed in',
    tag: 'assets',
    summary: 'One of the caller’s assets, one in a live trade with the caller, or a public one',
    params: assetParams,
    responses: { 200: assetDetail },
    refuses: [401, 403, 404],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/assets',
    access: 'signed in',
    invalidates: ['/api/assets'],
    tag: 'assets',
    summary: 'Add an asset; repeating the call with the same Idempotency-Key adds nothing',
    body: newAsset,
    responses: { 201: asset },
    refuses: [401, 403, 409],
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/assets/:id',
    access: 'owner',
    invalidates: ['/api/assets'],
    tag: 'assets',
    summary: 'Edit one of the caller’s assets',
    params: assetParams,
    body: assetChange,
    responses: { 200: asset },
    refuses: [401, 403, 404, 409],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/assets/:id',
    access: 'owner',
    invalidates: ['/api/assets'],
    tag: 'assets',
    summary: 'Delete one of the caller’s assets with its photos and documents',
    params: assetParams,
    responses: { 200: acknowledged },
    refuses: [401, 403, 404, 409],
  }),
  addDocument: endpoint({
    method: 'POST',
    path: '/api/assets/:id/documents',
    access: 'owner',
    invalidates: ['/api/assets'],
    tag: 'assets',
    summary: `Add a proof document in the field "document": PDF, JPEG or PNG, up to ${megabytesText(MAX_DOCUMENT_BYTES)}, at most ${MAX_DOCUMENTS} per asset`,
    params: assetParams,
    files: { field: DOCUMENT_FIELD, maxFiles: 1 },
    responses: { 201: assetDocument },
    refuses: [401, 403, 404, 409],
    refusals: { 413: failure, 415: failure, 503: failure, 507: failure },
  }),
  readDocument: endpoint({
    method: 'GET',
    path: '/api/assets/:id/documents/:documentId',
    access: 'signed in',
    tag: 'assets',
    summary: 'Download a proof document, as the asset’s owner or a partner in a trade with it',
    params: documentParams,
    refuses: [401, 403, 404],
  }),
  removeDocument: endpoint({
    method: 'DELETE',
    path: '/api/assets/:id/documents/:documentId',
    access: 'owner',
    invalidates: ['/api/assets'],
    tag: 'assets',
    summary: 'Delete a proof document',
    params: documentParams,
    responses: { 200: acknowledged },
    refuses: [401, 403, 404],
  }),
};
