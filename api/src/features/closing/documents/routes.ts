import { closingDocumentsApi } from '@tradewind/contract/closing-documents';
import { attachmentHeader } from '../../../platform/document-file.ts';
import type { App, Dependencies } from '../../../platform/http/app.ts';
import { originOf } from '../../../platform/http/origin.ts';
import { serve } from '../../../platform/http/serve.ts';
import { formsOfUser } from '../limits.ts';
import { noSuchDocument } from '../policy.ts';
import type { DocumentRow } from './documents.store.ts';
import { openDocument } from './reading.service.ts';
import { writeStatement } from './statement.service.ts';
import { removeDocument, uploadDocument } from './uploads.service.ts';

/** Should a browser show a document after all, nothing in it can run, load or be framed. */
const SANDBOX = "default-src 'none'; frame-ancestors 'none'; sandbox";

const headersOf = ({ type, bytes, name }: Pick<DocumentRow, 'type' | 'bytes' | 'name'>) => ({
  'content-type': type,
  'content-length': bytes,
  'content-disposition': attachmentHeader(name),
  'content-security-policy': SANDBOX,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
});

export function closingDocumentRoutes(app: App, deps: Dependencies): void {
  serve(app, closingDocumentsApi.statement, async (request, reply) => {
    const { caller, params, query } = request;
    await deps.limits.consume(formsOfUser, caller.id);
    const document = await writeStatement(deps, caller, params.id, query.party);
    const file = await deps.storage.get(document.storageKey);
    if (!file) throw noSuchDocument();
    return reply.headers(headersOf(document)).send(file);
  });

  serve(app, closingDocumentsApi.upload, (request) =>
    uploadDocument(deps, request.caller, request.params.id, request, originOf(request)),
  );

  serve(app, closingDocumentsApi.remove, async (request) => {
    await removeDocument(deps, request.caller, request.params.id, originOf(request));
    return { message: 'Document removed' };
  });

  serve(app, closingDocumentsApi.read, async (request, reply) => {
    const { document, file } = await openDocument(deps, request.caller, request.params.id);
    return reply.headers(headersOf(document)).send(file);
  });
}
