import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Endpoint, FileField } from '@tradewind/contract/endpoint';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { asksForToken } from '../auth.ts';
import type { App } from './app.ts';

/** Serves OpenAPI 3.1, generated from the contract, at /api/openapi.json, and a page to browse it at /api/docs. */
export async function registerApiDocs(app: App, publicUrl: () => string): Promise<void> {
  const schemaRegistry = namedSchemas();
  const jsonSchemaTransform = createJsonSchemaTransform({ schemaRegistry });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Tradewind', version: '1.0.0', description: 'The marketplace where boat owners trade.' },
      servers: [{ url: publicUrl() }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (input) => {
      const endpoint = input.route.config?.endpoint;
      return withFiles(withSecurity(jsonSchemaTransform(input), endpoint), endpoint?.files);
    },
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP:
      "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self'; frame-ancestors 'none'",
    uiConfig: { persistAuthorization: false },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

/** Only the schemas named so far: the web build brings its own copy of the contract, and duplicate names are refused. */
function namedSchemas() {
  const named = z.registry<{ id?: string | undefined }>();
  for (const schema of z.globalRegistry._idmap.values()) named.add(schema, z.globalRegistry.get(schema) ?? {});
  return named;
}

type Transformed = ReturnType<ReturnType<typeof createJsonSchemaTransform>>;

/** Marks calls that read the token, so that the page offers to send one. */
function withSecurity({ schema, url }: Transformed, endpoint: Endpoint | undefined): Transformed {
  return { url, schema: endpoint && asksForToken(endpoint) ? { ...schema, security: [{ bearer: [] }] } : schema };
}

/** Documents uploaded files, which no route schema describes because they are read as streams. */
function withFiles({ schema, url }: Transformed, files: FileField | undefined): Transformed {
  if (!files) return { url, schema };
  const { field, maxFiles } = files;
  const file = { type: 'string', format: 'binary' };
  const property = maxFiles > 1 ? { type: 'array', maxItems: maxFiles, items: file } : file;
  const body = { type: 'object', required: [field], properties: { [field]: property } };
  return { url, schema: { ...schema, consumes: ['multipart/form-data'], body } };
}
