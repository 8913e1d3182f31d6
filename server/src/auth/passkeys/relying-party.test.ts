import { describe, expect, it } from 'vitest';
import { relyingParty } from './relying-party.ts';

const said = (origin: string) =>
  Buffer.from(JSON.stringify({ type: 'webauthn.get', origin })).toString('base64url');

describe('relyingParty', () => {
  it('is the domain of the site, and takes its origin only', () => {
    const party = relyingParty('https://remanso.example');
    expect(party.id).toBe('remanso.example');
    for (const origin of [
      'https://remanso.example',
      'https://evil.example',
      'https://remanso.example.evil.example',
      'http://remanso.example',
      'https://remanso.example:8443',
      'http://localhost:3000',
      'not an origin',
    ]) {
      expect(party.expectedOrigin(said(origin))).toBe('https://remanso.example');
    }
    expect(party.expectedOrigin('no json')).toBe('https://remanso.example');
  });

  it('is localhost on any port while the site is this machine', () => {
    const party = relyingParty('http://127.0.0.1:3000');
    expect(party.id).toBe('localhost');
    expect(party.expectedOrigin(said('http://localhost:5173'))).toBe('http://localhost:5173');
    expect(party.expectedOrigin(said('https://evil.example'))).toBe('http://127.0.0.1:3000');
  });
});
