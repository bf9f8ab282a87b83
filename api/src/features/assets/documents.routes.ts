import { assetsApi } from '@tradewind/contract/assets';
import { attachmentHeader } from '../../platform/document-file.ts';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { originOf } from '../../platform/http/origin.ts';
import { serve } from '../../platform/http/serve.ts';
import { addDocument, openDocument, removeDocument } from './documents.service.ts';

export function documentRoutes(app: App, deps: Dependencies): void {
  serve(app, assetsApi.addDocument, (request) =>
    addDocument(deps, request.caller, request.params.id, request, originOf(request)),
  );

  serve(app, assetsApi.readDocument, async (request, reply) => {
    const { id, documentId } = request.params;
    const { document, file } = await openDocument(deps, request.caller, id, documentId);
    return reply
      .headers({
        'content-type': document.type,
        'content-length': document.bytes,
        'content-disposition': attachmentHeader(document.name),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      .send(file);
  });

  serve(app, assetsApi.removeDocument, async (request) => {
    const { id, documentId } = request.params;
    await removeDocument(deps, request.caller, id, documentId, originOf(request));
    return { message: 'Document deleted' };
  });
}
