import { execFileSync } from 'node:child_process';

/** Returns the files that differ from the main branch: committed on a branch of its own, changed, or new. */
export function listChangedFiles(): string[] {
  const base = ['origin/main', 'main'].map(branchPoint).find((commit) => commit !== undefined) ?? 'HEAD';
  const changed = git('diff', '--name-only', '--diff-filter=d', base);
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])];
}

function branchPoint(branch: string): string | undefined {
  try {
    return git('merge-base', 'HEAD', branch)[0];
  } catch {
    return undefined;
  }
}

function git(...args: string[]): string[] {
  const output = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return output.split('\n').filter(Boolean);
}
