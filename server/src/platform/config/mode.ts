import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/**
 * How this process was started, by NODE_ENV: `production`; `development` (npm run dev); otherwise `demo`, the
 * built site on an embedded database with demo data.
 */
export type Mode = 'production' | 'development' | 'demo';

// Variables that are already set take precedence over those of the file, by default .env in the working folder.
const { KIRDAAR_ENV } = process.env;
if (KIRDAAR_ENV || existsSync('.env')) loadEnvFile(KIRDAAR_ENV || '.env');

export const mode: Mode =
  process.env.NODE_ENV === 'production' || process.env.NODE_ENV === 'development'
    ? process.env.NODE_ENV
    : 'demo';

// React selects its build when first loaded, so this module must be imported before it.
if (mode === 'demo') process.env.NODE_ENV = 'production';
