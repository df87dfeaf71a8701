import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * The tests of one package, because Stryker would start every project of the main configuration.
 * Stryker reads this file in its copy of the checkout.
 */
const root = join(import.meta.dirname, '..');

export default defineConfig({ root, test: { projects: [process.env.MUTANTS_PACKAGE ?? 'contract'] } });
