# docker build --tag citable .
# docker run --rm --volume "$PWD:/data" citable check records/
FROM node:22-alpine AS build
WORKDIR /src
COPY . .
RUN npm ci --ignore-scripts && npm run --silent build && npm pack --ignore-scripts --pack-destination /tmp

FROM node:22-alpine
COPY --from=build /tmp/citable-*.tgz /tmp/
RUN apk add --no-cache git && npm install --global --ignore-scripts /tmp/citable-*.tgz pg@8 && rm -r /tmp/*.tgz "$(npm config get cache)" \
  && git config --system --add safe.directory '*'
USER node
WORKDIR /data
ENTRYPOINT ["citable"]
CMD ["--help"]
