import { spawn } from 'node:child_process';

/** What a program may use, whatever it is given to read. */
const bounds = ['--as=3221225472', '--fsize=536870912', '--nofile=64', '--core=0'];
// Where packages put programs, by system; a folder of anyone else is not looked into.
const FOLDERS = '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin';
const OUTPUT_MOST = 1024 * 1024;

interface Ended {
  code: number | null;
  output: string;
  complaints: string;
}

/** Runs a program with bounds on its time, memory and files, and without our environment. */
export async function runBounded(program: string, args: string[], seconds: number): Promise<Ended> {
  if (await isInstalled('prlimit'))
    return run('prlimit', [...bounds, `--cpu=${seconds}`, '--', program, ...args], seconds);
  return run(program, args, seconds);
}

const known = new Map<string, Promise<boolean>>();

/** Whether a program is there to be run. */
export function isInstalled(program: string): Promise<boolean> {
  const answer = known.get(program) ?? answersVersion(program);
  known.set(program, answer);
  return answer;
}

async function answersVersion(program: string): Promise<boolean> {
  // ffmpeg knows one dash, others two; either way it was there to complain.
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
      output = (output + text).slice(0, OUTPUT_MOST);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaints = (complaints + text).slice(0, OUTPUT_MOST);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', end);
      resolve({ code, output, complaints });
    });
  });
}
