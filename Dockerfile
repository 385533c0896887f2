# The version of the devDependency "node" in package.json; tests/container/container.test.ts holds
# them together.
ARG NODE_VERSION=26.10.0

FROM node:${NODE_VERSION}-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev
COPY . .
# Canonical addresses are part of the pages.
ARG SITE_URL
# The build before is kept between builds of the image, because pages of it that are still open ask
# for its hashed files.
RUN --mount=type=cache,target=/app/.cache \
    --mount=type=cache,id=washrooms-dist,sharing=locked,target=/app/dist \
    npm run build && mkdir /built && \
    cp -a dist/site dist/site.builds dist/desk dist/desk.builds /built/

FROM node:${NODE_VERSION}-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev

FROM node:${NODE_VERSION}-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data PORT=4321
RUN install --directory --owner=node --group=node --mode=700 /data
COPY --from=packages /app/node_modules node_modules
# tsconfig.json says how the mails' JSX is meant.
COPY package.json tsconfig.json load-desk.ts ./
COPY content-files content-files
COPY content content
COPY quote-request quote-request
COPY server server
COPY desk/server desk/server
COPY cli cli
COPY scripts/expect-packages.mjs scripts/
COPY --from=build /built dist
USER node
VOLUME /data
EXPOSE 4321
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --start-interval=1s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# A small space for new objects keeps the server at rest below 200 MB.
CMD ["node", "--max-semi-space-size=4", "--import", "tsx", "server/main.ts"]
