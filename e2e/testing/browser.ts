import { accessSync, constants } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

// A Chromium that has no windows and needs less than half the processor time.
const shell = '/usr/bin/chromium-headless-shell';
const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
const usual = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Opens a Chromium: CHROMIUM_PATH, the system's, Playwright's own, or the one from an npm package. Only a
 * whole one shows notifications. Other programs can drive it at `debuggingPort` of this machine.
 */
export async function openBrowser({
  isWhole = false,
  debuggingPort,
}: {
  isWhole?: boolean;
  debuggingPort?: number;
} = {}): Promise<Browser> {
  const args = debuggingPort ? [...usual, `--remote-debugging-port=${debuggingPort}`] : usual;
  const known = [
    process.env.CHROMIUM_PATH,
    ...(isWhole ? whole : [shell, ...whole]),
    chromium.executablePath(),
  ];
  const found = known.find((path) => path && isExecutable(path));
  if (found) return chromium.launch({ executablePath: found, args });
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('There is no Chrome here: install one, or set CHROMIUM_PATH.');
  }
  const { default: packed, inflate } = await import('@sparticuz/chromium');
  // The npm package includes libraries that a minimal system lacks.
  const libraries = fileURLToPath(
    new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium')),
  );
  const env = { ...process.env, LD_LIBRARY_PATH: `${await inflate(libraries)}/lib` };
  return chromium.launch({ executablePath: await packed.executablePath(), args, env });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
