import { createPublicKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { selfSignedCertificate } from './self-signed-certificate.ts';

describe('selfSignedCertificate', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

  it('is a certificate of the key, by the key', () => {
    const certificate = new X509Certificate(selfSignedCertificate(privateKey, 'Remanso SAML'));
    expect(certificate.subject).toBe('CN=Remanso SAML');
    expect(certificate.issuer).toBe(certificate.subject);
    expect(certificate.verify(createPublicKey(privateKey))).toBe(true);
    expect(certificate.checkPrivateKey(privateKey)).toBe(true);
    expect(certificate.validToDate > new Date('2045-01-01')).toBe(true);
  });

  it('is the same for the same key, so that nobody has to be told again', () => {
    expect(selfSignedCertificate(privateKey, 'x')).toBe(selfSignedCertificate(privateKey, 'x'));
  });
});
