import type { Service } from './entry.ts';

/**
 * Institutions that could be looked up; the comment of each says where. None has a link: their pages
 * move, and a wrong address is worse than words.
 */
export const SERVICES: readonly Service[] = [
  // vitalstoday.com, on access through primary care, 2026-01
  {
    id: 'es-centro-de-salud',
    country: 'es',
    needs: ['doctor', 'understand', 'sleep', 'move', 'now'],
    name: 'Tu centro de salud',
    what: 'La puerta a la salud mental pública. Te escucha medicina de familia y, si hace falta, te deriva.',
    how: 'Pide cita con tu médica o médico de familia en el teléfono o la aplicación de salud de tu comunidad autónoma. Di que es por salud mental.',
    official: false,
    checked: '2026',
  },
  // iefs.es, on the confederation and its 18 federations, 2025
  {
    id: 'es-confederacion',
    country: 'es',
    needs: ['people', 'doctor'],
    name: 'Confederación SALUD MENTAL ESPAÑA',
    what: 'Reúne a cientos de asociaciones de personas con problemas de salud mental y de sus familias.',
    how: 'Busca su nombre junto al de tu provincia y pregunta por la asociación más cercana y sus grupos.',
    official: false,
    checked: '2025',
  },
  // elmanana.com (El Universal), list of free institutions, 2025-08-24
  {
    id: 'mx-cecosama',
    country: 'mx',
    needs: ['now', 'understand', 'doctor', 'move'],
    name: 'Centros Comunitarios de Salud Mental y Adicciones (Cecosama)',
    what: 'Atención psicológica y médica de la Secretaría de Salud, también por consumo de sustancias.',
    how: 'Llama a la Línea de la Vida y pregunta por el centro más cercano, o busca «Cecosama» con el nombre de tu estado.',
    official: false,
    checked: '2025-08-24',
  },
  // zamudionoticias.mx, same list, 2025
  {
    id: 'mx-unam',
    country: 'mx',
    needs: ['understand', 'doctor'],
    name: 'Programa de Atención Psicológica a Distancia, UNAM',
    what: 'Orientación psicológica a distancia de la universidad, abierta a cualquier persona.',
    how: 'Busca el nombre del programa junto a «Facultad de Psicología UNAM» y entra solo a páginas de la universidad.',
    official: false,
    checked: '2025',
  },
  // findhealthclinics.com, notice of the ministry of the province, 2026-01-08
  {
    id: 'ar-pba',
    country: 'ar',
    needs: ['now', 'understand', 'doctor'],
    name: 'Red pública de salud mental de la provincia de Buenos Aires',
    what: 'Más de doscientos lugares de atención en hospitales generales y centros comunitarios.',
    how: 'Pregunta en la salita o el hospital de tu municipio, o busca «salud mental provincia de Buenos Aires centros de atención».',
    official: false,
    checked: '2026-01-08',
  },
  // eltribunodejujuy.com, on appointments without queues, 2025-09-01
  {
    id: 'ar-jujuy',
    country: 'ar',
    needs: ['understand', 'doctor'],
    name: 'Turnos de salud mental, Ministerio de Salud de Jujuy',
    what: 'Psicología y psiquiatría gratuitas en los hospitales y puestos de salud de la provincia.',
    how: 'Pide el turno por teléfono en el centro de llamados del ministerio o en el puesto de salud donde te atiendes.',
    official: false,
    checked: '2025-09-01',
  },
  // cita-medica.com, on ways into COSAM, undated
  {
    id: 'cl-cosam',
    country: 'cl',
    needs: ['now', 'understand', 'doctor'],
    name: 'CESFAM y COSAM',
    what: 'El CESFAM da la primera atención. Si hace falta más, deriva al centro comunitario de salud mental, el COSAM.',
    how: 'Pide hora en el CESFAM donde tienes inscripción y di que es por salud mental. Suele hacer falta su derivación.',
    official: false,
    checked: null,
  },
  // noticiascaracol.com, on university practices, 2024-06
  {
    id: 'co-universidades',
    country: 'co',
    needs: ['understand', 'doctor', 'people'],
    name: 'Consultorios psicológicos de las universidades',
    what: 'Varias universidades atienden a la comunidad, con profesionales que supervisan.',
    how: 'Llama a la facultad de psicología de tu ciudad y pregunta por su consultorio y su lista de espera.',
    official: false,
    checked: '2024-06',
  },
  // pulzo.com and diariodelhuila.com, on Law 1616 of 2013 and Law 2460 of 2025
  {
    id: 'co-eps',
    country: 'co',
    needs: ['now', 'doctor', 'understand'],
    name: 'Tu EPS',
    what: 'La ley la obliga a ofrecer atención psicológica y psiquiátrica.',
    how: 'Llama a su línea de citas y pide psicología. Anota el día y el número de la solicitud. Si hay peligro, ve a urgencias.',
    official: false,
    checked: '2025',
  },
  // diariocorreo.pe, the ministry on its centres, 2025-09-10
  {
    id: 'pe-csmc',
    country: 'pe',
    needs: ['now', 'understand', 'doctor', 'move'],
    name: 'Centros de Salud Mental Comunitaria (CSMC)',
    what: 'Psiquiatría, psicología y trabajo social cerca de casa. Gratis con el Seguro Integral de Salud.',
    how: 'Pregunta en el puesto de salud de tu distrito, o busca «centro de salud mental comunitario» con el nombre del distrito.',
    official: false,
    checked: '2025-09-10',
  },
  // nacion.com, on the way through the first level, undated
  {
    id: 'cr-ebais',
    country: 'cr',
    needs: ['doctor', 'understand', 'sleep'],
    name: 'Tu Ebáis',
    what: 'El primer nivel de la Caja Costarricense de Seguro Social. Desde ahí se llega a psicología y psiquiatría.',
    how: 'Pide cita en el Ebáis de tu comunidad y di que es por tu estado de ánimo. La referencia se da ahí.',
    official: false,
    checked: null,
  },
  // bphc.hrsa.gov, what a health center is, undated
  {
    id: 'us-health-centers',
    country: 'us',
    needs: ['now', 'understand', 'doctor'],
    name: 'Centros de salud comunitarios (health centers)',
    what: 'Atienden también salud mental, aunque no puedas pagar. El precio depende de lo que ganas. Muchos hablan español.',
    how: 'Busca «HRSA Find a Health Center» y entra solo a una página que termine en hrsa.gov.',
    official: true,
    checked: null,
  },
  // farodevigo.es, on a group and its 62 years in Spain, 2025-09-19
  {
    id: 'al-anon',
    country: null,
    needs: ['people'],
    name: 'Grupos de familia Al-Anon',
    what: 'Grupos gratuitos y anónimos para quienes quieren a alguien que bebe.',
    how: 'Busca «Al-Anon» con el nombre de tu ciudad. Suelen reunirse en locales de barrio, y también en línea.',
    official: false,
    checked: '2025-09-19',
  },
  // iefs.es, on groups and meetings, undated
  {
    id: 'aa',
    country: null,
    needs: ['now', 'people'],
    name: 'Alcohólicos Anónimos',
    what: 'Personas que quieren dejar de beber se acompañan. Sin cuotas y sin dar el apellido.',
    how: 'Busca «Alcohólicos Anónimos» con el nombre de tu ciudad. Para entrar basta con querer dejar la bebida.',
    official: false,
    checked: null,
  },
];
