import { expect, test } from 'vitest';
import { mayActAs, neededRole, teamRoles } from './team-roles.ts';

test('gives each role of a team the permissions of those before it', () => {
  const allowed = teamRoles.map((role) => teamRoles.filter((needed) => mayActAs(role, needed)));

  expect(allowed).toEqual([['viewer'], ['viewer', 'reviewer'], ['viewer', 'reviewer', 'owner']]);
});

test('lets viewers read and owners write unless an endpoint says otherwise', () => {
  expect(neededRole('GET /api/x', {})).toBe('viewer');
  expect(['POST', 'PUT', 'DELETE'].map((method) => neededRole(`${method} /api/x`, {}))).toEqual(
    Array(3).fill('owner'),
  );
  expect(neededRole('GET /api/x', { team: 'owner' })).toBe('owner');
  expect(neededRole('POST /api/x', { team: 'reviewer' })).toBe('reviewer');
});
