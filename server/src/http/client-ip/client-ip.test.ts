import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientIp, isLoopback, networkOf } from './client-ip.ts';

async function ipOf(trustProxy: boolean, forwarded?: string, remoteAddress = '10.0.0.9') {
  const app = new Hono().get('/', (c) => c.text(clientIp(c, trustProxy)));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const peer = { incoming: { socket: { remoteAddress } } };
  return (await app.request('/', { headers }, peer)).text();
}

describe('clientIp', () => {
  it('believes no header without a trusted proxy', async () => {
    expect(await ipOf(false, '1.2.3.4')).toBe('10.0.0.9');
  });

  it('takes the entry that our own proxy wrote', async () => {
    expect(await ipOf(true, '6.6.6.6, 1.2.3.4')).toBe('1.2.3.4');
    expect(await ipOf(true, 'nonsense')).toBe('10.0.0.9');
    expect(await ipOf(true)).toBe('10.0.0.9');
  });

  it('writes mapped addresses as IPv4', async () => {
    expect(await ipOf(false, undefined, '::ffff:192.0.2.7')).toBe('192.0.2.7');
  });
});

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s → %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

describe('isLoopback', () => {
  it('knows this machine from others', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1'].map(isLoopback)).toEqual([true, true, true]);
    expect(['10.0.0.1', '1127.0.0.1', undefined].map(isLoopback)).toEqual([false, false, false]);
  });
});
