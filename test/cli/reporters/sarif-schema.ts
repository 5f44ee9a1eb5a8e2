/**
 * The part of the SARIF 2.1.0 schema for the objects that citable writes. Unlisted members are invalid, as in the full
 * schema.
 */
export const sarifSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['version', 'runs'],
  properties: {
    $schema: { type: 'string', pattern: '^https://' },
    version: { const: '2.1.0' },
    runs: { type: 'array', items: { $ref: '#/$defs/run' } },
  },
  $defs: {
    run: {
      type: 'object',
      additionalProperties: false,
      required: ['tool'],
      properties: {
        tool: {
          type: 'object',
          additionalProperties: false,
          required: ['driver'],
          properties: { driver: { $ref: '#/$defs/component' } },
        },
        invocations: { type: 'array', uniqueItems: true, items: { $ref: '#/$defs/invocation' } },
        columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
        results: { type: 'array', items: { $ref: '#/$defs/result' } },
      },
    },
    component: {
      type: 'object',
      additionalProperties: false,
      required: ['name'],
      properties: {
        name: { type: 'string' },
        version: { type: 'string' },
        informationUri: { type: 'string' },
        rules: { type: 'array', uniqueItems: true, items: { $ref: '#/$defs/descriptor' } },
      },
    },
    descriptor: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: { type: 'string' },
        shortDescription: { $ref: '#/$defs/message' },
        fullDescription: { $ref: '#/$defs/message' },
        help: { $ref: '#/$defs/message' },
        helpUri: { type: 'string', pattern: '^https://' },
        defaultConfiguration: {
          type: 'object',
          additionalProperties: false,
          properties: { level: { $ref: '#/$defs/level' } },
        },
      },
    },
    invocation: {
      type: 'object',
      additionalProperties: false,
      required: ['executionSuccessful'],
      properties: {
        executionSuccessful: { type: 'boolean' },
        toolExecutionNotifications: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['message'],
            properties: {
              level: { $ref: '#/$defs/level' },
              message: { $ref: '#/$defs/message' },
              locations: { type: 'array', uniqueItems: true, items: { $ref: '#/$defs/location' } },
            },
          },
        },
      },
    },
    result: {
      type: 'object',
      additionalProperties: false,
      required: ['message'],
      properties: {
        ruleId: { type: 'string' },
        ruleIndex: { type: 'integer', minimum: 0 },
        level: { $ref: '#/$defs/level' },
        message: { $ref: '#/$defs/message' },
        locations: { type: 'array', items: { $ref: '#/$defs/location' } },
        partialFingerprints: { type: 'object', additionalProperties: { type: 'string' } },
        fixes: { type: 'array', uniqueItems: true, items: { $ref: '#/$defs/fix' } },
        properties: { type: 'object' },
      },
    },
    fix: {
      type: 'object',
      additionalProperties: false,
      required: ['artifactChanges'],
      properties: {
        description: { $ref: '#/$defs/message' },
        artifactChanges: {
          type: 'array',
          minItems: 1,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['artifactLocation', 'replacements'],
            properties: {
              artifactLocation: { type: 'object' },
              replacements: {
                type: 'array',
                minItems: 1,
                items: {
                  type: 'object',
                  additionalProperties: false,
                  required: ['deletedRegion'],
                  properties: { deletedRegion: { type: 'object' }, insertedContent: { type: 'object' } },
                },
              },
            },
          },
        },
      },
    },
    level: { enum: ['none', 'note', 'warning', 'error'] },
    message: {
      type: 'object',
      additionalProperties: false,
      required: ['text'],
      properties: { text: { type: 'string' } },
    },
    location: {
      type: 'object',
      additionalProperties: false,
      properties: {
        physicalLocation: {
          type: 'object',
          additionalProperties: false,
          required: ['artifactLocation'],
          properties: {
            artifactLocation: {
              type: 'object',
              additionalProperties: false,
              required: ['uri'],
              // The characters of a URI reference, RFC 3986.
              properties: {
                uri: { type: 'string', pattern: "^(?:[A-Za-z0-9._~!$&'()*+,;=:@/?#-]|%[0-9A-F]{2})+$" },
                uriBaseId: { type: 'string' },
              },
            },
            region: {
              type: 'object',
              additionalProperties: false,
              properties: {
                startLine: { type: 'integer', minimum: 1 },
                startColumn: { type: 'integer', minimum: 1 },
                endLine: { type: 'integer', minimum: 1 },
                endColumn: { type: 'integer', minimum: 1 },
                charOffset: { type: 'integer', minimum: -1 },
                charLength: { type: 'integer', minimum: 0 },
              },
            },
          },
        },
        logicalLocations: {
          type: 'array',
          uniqueItems: true,
          items: {
            type: 'object',
            additionalProperties: false,
            properties: { fullyQualifiedName: { type: 'string' }, kind: { type: 'string' } },
          },
        },
      },
    },
  },
}
