import { findApiProblems } from './api-problems.ts';

/** Checks the OpenAPI document of the API by the recommended rules, and that it follows the standard. */
const problems = await findApiProblems();
for (const { message, pointer } of problems) console.error(`${message} (${pointer})`);
if (problems.length > 0) process.exit(1);
