import { spawn } from 'node:child_process';

/** Limits on memory, file size, open files and core dumps, whatever input the program gets. */
const bounds = ['--as=3221225472', '--fsize=536870912', '--nofile=64', '--core=0'];
// Where packages install programs, by system; other users' folders are not searched.
const FOLDERS = '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin';
const MAX_OUTPUT = 1024 * 1024;

interface Ended {
  code: number | null;
  output: string;
  complaints: string;
}

/**
 * Runs a program with a time limit and without our environment, and where `prlimit` is installed with limits
 * on memory and files.
 */
export async function runBounded(program: string, args: string[], seconds: number): Promise<Ended> {
  if (await isInstalled('prlimit'))
    return run('prlimit', [...bounds, `--cpu=${seconds}`, '--', program, ...args], seconds);
  return run(program, args, seconds);
}

const known = new Map<string, Promise<boolean>>();

export function isInstalled(program: string): Promise<boolean> {
  const answer = known.get(program) ?? answersVersion(program);
  known.set(program, answer);
  return answer;
}

async function answersVersion(program: string): Promise<boolean> {
  // ffmpeg takes one dash, others two; even an error shows that the program is installed.
  return run(program, ['-version'], 5).then(
    () => true,
    () => false,
  );
}

function run(program: string, args: string[], seconds: number): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: FOLDERS },
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
    });
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    let output = '';
    let complaints = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(0, MAX_OUTPUT);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaints = (complaints + text).slice(0, MAX_OUTPUT);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', end);
      resolve({ code, output, complaints });
    });
  });
}
