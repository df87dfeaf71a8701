import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describeApi, type Examples } from '../server/src/features/site/api-docs/describe-api.ts';

const config = await createConfig({
  extends: ['recommended'],
  rules: {
    // Two of our paths differ in which part is fixed: /review/{id}/score and /review/notes/{id}.
    'no-ambiguous-paths': 'off',
    // The terms of service say what may be done with it.
    'info-license': 'off',
  },
});

/** Returns where the OpenAPI document of the API breaks the standard or the recommended rules, and how. */
export async function findApiProblems(examples?: Examples): Promise<{ pointer: string; message: string }[]> {
  const document = describeApi({
    productName: 'Kirdaar',
    address: 'https://kirdaar.in',
    ...(examples && { examples }),
  });
  const problems = await lintFromString({
    source: JSON.stringify(document, null, 1),
    absoluteRef: 'openapi.json',
    config,
  });
  return problems.map(({ ruleId, message, location }) => ({
    pointer: location[0]?.pointer ?? '',
    message: `${ruleId}: ${message}`,
  }));
}
