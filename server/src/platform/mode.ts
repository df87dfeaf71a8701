import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/**
 * How this process was started, told by NODE_ENV: `production`; `development` (npm run dev);
 * otherwise the `demo`, the built site on an embedded database with a demo world.
 */
export type Mode = 'production' | 'development' | 'demo';

// Variables that are set win over those of a .env file in the working folder.
if (existsSync('.env')) loadEnvFile('.env');

export const mode: Mode =
  process.env.NODE_ENV === 'production' || process.env.NODE_ENV === 'development'
    ? process.env.NODE_ENV
    : 'demo';

// React chooses its build when it is first loaded, so this module must come before it.
if (mode === 'demo') process.env.NODE_ENV = 'production';
