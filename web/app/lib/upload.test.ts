import { assetsApi, DOCUMENT_FIELD } from '@tradewind/contract/assets';
import { afterEach, expect, it, vi } from 'vitest';

const title = new File(['%PDF'], 'title.pdf');
const params = { id: 7 };

/** Loads the modules in a browser whose uploads get this response. */
async function browserWith(status: number, response: unknown) {
  class AnsweredRequest {
    readonly status = status;
    readonly response = response;
    readonly upload = {};
    onload = () => {};
    open() {}
    setRequestHeader() {}
    send() {
      this.onload();
    }
  }
  vi.stubGlobal('document', {});
  vi.stubGlobal('XMLHttpRequest', AnsweredRequest);
  vi.resetModules();
  const { upload } = await import('./upload.ts');
  const { keyOf } = await import('./api.ts');
  const client = (await import('./query-client.ts')).queryClientForRendering();
  client.setQueryData(keyOf(assetsApi.list), []);
  client.setQueryData(keyOf(assetsApi.read, params), { documents: [] });
  client.setQueryData(['/api/favorites'], []);
  const stale = () =>
    client
      .getQueryCache()
      .findAll({ stale: true })
      .map(({ queryKey }) => queryKey.join('/'));
  return { upload, stale, forget: () => client.clear() };
}

afterEach(() => {
  vi.unstubAllGlobals();
  // The modules above took this process for a browser.
  vi.resetModules();
});

it('makes stale what the contract says once the file is there', async () => {
  const { upload, stale, forget } = await browserWith(201, { id: 1, name: 'title.pdf' });
  await expect(upload(assetsApi.addDocument, DOCUMENT_FIELD, title, { params })).resolves.toMatchObject({ id: 1 });
  expect(stale()).toEqual(['/api/assets', '/api/assets/7']);
  forget();
});

it('makes nothing stale when the file is refused', async () => {
  const { upload, stale, forget } = await browserWith(415, { message: 'That isn’t a PDF, JPEG or PNG.' });
  const sending = upload(assetsApi.addDocument, DOCUMENT_FIELD, title, { params });
  await expect(sending).rejects.toMatchObject({ message: 'That isn’t a PDF, JPEG or PNG.', fault: 'unreadable' });
  expect(stale()).toEqual([]);
  forget();
});
