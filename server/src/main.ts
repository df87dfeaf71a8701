import { enableCompileCache } from 'node:module';

// The next start takes what Node compiled in this one. It works only for what is imported afterwards.
enableCompileCache();
await import('#run.ts');
