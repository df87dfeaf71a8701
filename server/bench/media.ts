import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openSession } from '#bench/open-session.ts';
import { startProduct } from '#bench/processes.ts';
import { processorMs } from '#bench/processor-time.ts';
import { withClient } from '#bench/with-client.ts';
import { migrate } from '#platform/database/migrate.ts';
import { writeTake } from '#platform/media/write-take.ts';
import { openOwnPostgres } from '#testing/own-postgres.ts';

const UPLOADS = 5;
const TALENT = `
  with registered as (
    insert into account (role, email, mobile, password_hash, verified_at, mobile_verified_at,
      pan_last4, pan_fingerprint, aadhaar_last4, aadhaar_fingerprint)
    values ('talent', 'bench@kirdaar.example', '+919812300000', 'none', now(), now(),
      '234F', sha256('pan'), '0019', sha256('aadhaar')) returning id
  )
  insert into talent (id, name) select id, 'Asha Rao' from registered`;

/**
 * Measures how many seconds of processor a minute of a tape takes, in 1080p as phones record it, and how much the
 * memory of a process grows that receives five uploads at once through the resumable uploads.
 */
const folder = await mkdtemp(join(tmpdir(), 'kirdaar-bench-media-'));
try {
  const source = join(folder, 'source.mp4');
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=1920x1080:rate=30:duration=60,noise=alls=12:allf=t'];
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-b:v', '8M', '-c:a', 'aac'];
  execFileSync('ffmpeg', [
    '-v',
    'error',
    ...picture,
    '-f',
    'lavfi',
    '-i',
    'sine=duration=60',
    ...coding,
    source,
  ]);
  const before = await processorMs(process.pid);
  const files = { target: join(folder, 'large.mp4'), small: join(folder, 'small.mp4') };
  await writeTake(source, 'mp4', files, { from: null, to: null, slate: ['Asha Rao', 'Lead Detective'] });
  const seconds = ((await processorMs(process.pid)) - before) / 1000;
  console.log(`processor: ${seconds.toFixed(1)} s for a minute of tape`);
  await benchUploads(await readFile(source));
} finally {
  await rm(folder, { recursive: true });
}

async function benchUploads(tape: Buffer) {
  const postgres = await openOwnPostgres();
  try {
    await migrate(postgres.url);
    await withClient(postgres.url, (client) => client.query(TALENT));
    const token = await openSession(postgres.url, 'talent');
    const product = await startProduct(postgres.url);
    try {
      const before = await memoryOf(product.pid);
      let peak = before;
      let isDone = false;
      const sampling = (async () => {
        while (!isDone) {
          peak = Math.max(peak, await memoryOf(product.pid));
          await pause(50);
        }
      })();
      const sender = { address: product.address, token };
      await Promise.all(Array.from({ length: UPLOADS }, () => upload(sender, tape)));
      isDone = true;
      await sampling;
      const each = (peak - before) / UPLOADS;
      console.log(
        `memory: ${each.toFixed(0)} MB more for each of ${UPLOADS} uploads of ${megabytes(tape.length)} MB`,
      );
    } finally {
      await product.stop();
    }
  } finally {
    await postgres.stop();
  }
}

/** Sends all of an upload but its last byte, so that nothing is converted. */
async function upload({ address, token }: { address: string; token: string }, tape: Buffer) {
  const common = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' };
  const kind = `kind ${Buffer.from('audition_video').toString('base64')}`;
  const announced = { ...common, 'upload-length': `${tape.length + 1}`, 'upload-metadata': kind };
  const begun = await fetch(`${address}/api/user/media/uploads`, { method: 'POST', headers: announced });
  const location = begun.headers.get('location');
  if (!location) throw new Error(await begun.text());
  const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
  const headers = { ...common, ...type };
  const sent = await fetch(address + location, { method: 'PATCH', headers, body: new Uint8Array(tape) });
  if (!sent.ok) throw new Error(await sent.text());
}

async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}
