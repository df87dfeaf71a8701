import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describeApi } from '../server/src/features/site/api-docs/describe-api.ts';

/** Checks the OpenAPI document of the API by the recommended rules, and that it follows the standard. */
const config = await createConfig({
  extends: ['recommended'],
  rules: {
    // Two of our paths differ in which part is fixed: /review/{id}/score and /review/notes/{id}.
    'no-ambiguous-paths': 'off',
    // The terms of service say what may be done with it.
    'info-license': 'off',
  },
});
const document = describeApi({ productName: 'Kirdaar', address: 'https://kirdaar.in' });
const problems = await lintFromString({
  source: JSON.stringify(document, null, 1),
  absoluteRef: 'openapi.json',
  config,
});
for (const { ruleId, message, location } of problems)
  console.error(`${ruleId}: ${message} (${location[0]?.pointer})`);
if (problems.length > 0) process.exit(1);
