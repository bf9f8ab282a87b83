# The whole application in one image: builds the web app and the server, then keeps only what production needs.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY contract/package.json contract/
COPY api/package.json api/
COPY web/package.json web/
RUN npm ci --include=dev
COPY . .
RUN node tools/launcher/build.ts

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=3000
# One malloc arena and separately mapped large blocks: memory for uploads and responses goes back to the system at once.
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY contract/package.json contract/
COPY api/package.json api/
COPY web/package.json web/

RUN npm ci --omit=dev && npm cache clean --force
COPY domain domain
COPY contract contract
COPY api api
COPY tools/operations tools/operations
COPY --from=build /app/api/build api/build
COPY --from=build /app/web/build web/build
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://localhost:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# A heap for a small machine: live data takes a third of it, but without a limit Node grows far beyond that before it collects garbage.
# Short-lived rows stay young (docs/decisions/0095): otherwise every hundredth request or so waits for a full collection.
CMD ["node", "--max-old-space-size=224", "--max-semi-space-size=8", "--heap-growing-percent=25", "--no-allocation-site-pretenuring", "--import=./api/src/use-built-files.mjs", "api/src/main.ts"]
