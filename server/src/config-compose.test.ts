import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { ENVIRONMENT_NAMES, loadConfig } from './config.ts';

interface Service {
  build?: string;
  image?: string;
  profiles?: string[];
  ports?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
}

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'compose.yaml'), 'utf8');
const compose = parse(text) as { services: Record<string, Service>; volumes: object };

/** The server's environment as Compose hands it on, with these variables set around it. */
function environment(set: Record<string, string> = {}): Record<string, string> {
  const given = compose.services['server']?.environment ?? {};
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+):-([^}]*)\}/g, (_, asked: string, otherwise: string) =>
        set[asked] === undefined ? otherwise : set[asked],
      ),
    ]),
  );
}

it('names only variables that the server reads', () => {
  const unknown = Object.keys(environment()).filter((name) => !ENVIRONMENT_NAMES.includes(name));
  expect(unknown).toEqual([]);
  expect(Object.keys(environment()).length).toBeGreaterThan(5);
});

it('is an environment that the server starts with: own database, mail server, guided', () => {
  const config = loadConfig(environment());
  expect(config.databaseUrl).toBe('postgres://remanso:remanso@database:5432/remanso');
  expect(config.smtpUrl).toBe('smtp://mail:1025');
  expect(config.ai).toEqual({ provider: 'guided' });
  expect(config.host).toBe('0.0.0.0');
});

it('asks the local model when it is told to', () => {
  expect(loadConfig(environment({ AI_PROVIDER: 'openai-compatible' })).ai).toMatchObject({
    baseUrl: 'http://model:11434/v1',
    model: 'llama3.1:8b',
  });
  expect(compose.services['model']?.profiles).toEqual(['model']);
});

it('reaches only services of its own, on names that are there', () => {
  const { databaseUrl, smtpUrl } = loadConfig(environment());
  const hosts = [databaseUrl, smtpUrl, environment()['AI_BASE_URL']].map(
    (address) => new URL(address ?? '').hostname,
  );
  expect(hosts.every((host) => host in compose.services)).toBe(true);
  for (const service of Object.values(compose.services)) {
    for (const [name, { condition }] of Object.entries(service.depends_on ?? {})) {
      const healthy = compose.services[name]?.healthcheck !== undefined;
      expect(condition === 'service_healthy' ? healthy : name in compose.services).toBe(true);
    }
  }
});

it('gives the database the name and password that the server uses', () => {
  const { POSTGRES_USER: user, POSTGRES_PASSWORD: password } =
    compose.services['database']?.environment ?? {};
  const { DATABASE_URL: url } = compose.services['server']?.environment ?? {};
  expect(url).toContain(`//${user}:${password}@`);
});

it('keeps what must last in volumes, and shows nothing but to this machine', () => {
  const services = Object.values(compose.services);
  const volumes = services.flatMap(({ volumes: mounted }) => mounted ?? []);
  expect(new Set(volumes.map((mounted) => mounted.split(':')[0]))).toEqual(
    new Set(Object.keys(compose.volumes)),
  );
  const ports = services.flatMap(({ ports: shown }) => shown ?? []);
  expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
});

it('is built by a file that starts what exists', () => {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const started = /^CMD \["node", "([^"]+)"\]$/m.exec(dockerfile)?.[1];
  expect(started).toBe('server/src/main.ts');
  expect(existsSync(join(root, started ?? ''))).toBe(true);
});
