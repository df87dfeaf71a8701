import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface Account {
  uid: number;
  gid: number;
}

/**
 * Returns an ordinary account for the server when we run as root, because PostgreSQL refuses to run as root;
 * otherwise undefined.
 */
export async function serverAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const found =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  const [, , uid, gid] = found ?? [];
  if (!uid || !gid) {
    throw new Error('Run this as an ordinary user or set DATABASE_URL: PostgreSQL refuses to run as root.');
  }
  return { uid: Number(uid), gid: Number(gid) };
}

/** Whether an ordinary account may enter a folder and all its parents. */
export async function canRead(account: Account, directory: string): Promise<boolean> {
  const { mode, uid, gid } = await stat(directory);
  const enter = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  if (!(mode & enter)) return false;
  const above = dirname(directory);
  return above === directory || canRead(account, above);
}
