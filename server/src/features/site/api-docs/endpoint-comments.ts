import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the source of the contract says about an endpoint beyond its schemas. */
export interface EndpointComment {
  /** The domain whose folder it is in, such as `jobs`. */
  domain: string;
  text: string | undefined;
}

const contract = dirname(fileURLToPath(import.meta.resolve('@kirdaar/contract/api')));
const endpoints =
  /(?:\/\*\*(?<comment>(?:(?!\*\/)[\s\S])*)\*\/\s*)?'(?<name>(?:GET|POST|PUT|DELETE) \/api[^']*)': endpoint\(/g;

/** Reads the comments above all endpoints of the contract, which compilation would drop. */
export function readEndpointComments(): Map<string, EndpointComment> {
  const comments = new Map<string, EndpointComment>();
  for (const file of readdirSync(contract, { recursive: true, encoding: 'utf8' })) {
    const [domain = ''] = file.split(/[\\/]/);
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    for (const { groups = {} } of readFileSync(join(contract, file), 'utf8').matchAll(endpoints))
      comments.set(groups.name ?? '', { domain, text: groups.comment && plainText(groups.comment) });
  }
  return comments;
}

function plainText(comment: string): string {
  return comment.replaceAll(/\s*\n\s*\* ?/g, ' ').trim();
}
