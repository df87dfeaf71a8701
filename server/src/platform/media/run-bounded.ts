import { spawn } from 'node:child_process';

/** Limits on file size, open files and core dumps, whatever input the program gets. */
const bounds = ['--fsize=536870912', '--nofile=64', '--core=0'];
/** A limit on the addresses of a program, or on the memory that it uses, of which Node reserves far more addresses. */
const memoryBounds = { addresses: '--as=3221225472', used: '--data=2147483648' };
type MemoryBound = keyof typeof memoryBounds;
// Where packages install programs, by system; other users' folders are not searched.
const FOLDERS = '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin';
const MAX_OUTPUT = 1024 * 1024;
/** How much longer than its processor time a program may take: a busy machine starts and runs it slowly. */
const BUSY_SECONDS = 25;

interface Ended {
  code: number | null;
  output: string;
  complaints: string;
}

/**
 * Runs a program without our environment, and where `prlimit` is installed with limits on processor time, memory
 * and files. Everywhere it ends `BUSY_SECONDS` after that time.
 */
export async function runBounded(
  program: string,
  args: string[],
  seconds: number,
  memory: MemoryBound = 'addresses',
): Promise<Ended> {
  const longest = seconds + BUSY_SECONDS;
  if (!(await isInstalled('prlimit'))) return run(program, args, longest);
  const limits = [memoryBounds[memory], ...bounds, `--cpu=${seconds}`];
  return run('prlimit', [...limits, '--', program, ...args], longest);
}

// WebAssembly has its own memory, in pages of 64 kB; its traps would reserve more addresses than allowed.
const MEGABYTES = 512;
const nodeBounds = [
  `--max-old-space-size=${MEGABYTES}`,
  `--wasm-max-mem-pages=${MEGABYTES * 16}`,
  '--disable-wasm-trap-handler',
];

/** Runs a program written for Node, also with limits on what its JavaScript uses, and returns its output. */
export async function runNodeBounded(
  program: string,
  args: string[],
  seconds: number,
  memory?: MemoryBound,
): Promise<string> {
  const { output } = await runBounded(process.execPath, [...nodeBounds, program, ...args], seconds, memory);
  return output;
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
