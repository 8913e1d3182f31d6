/**
 * Words of everyday life that stand for the same thing, over many regions: what teaches the companion one
 * way to say something teaches it the others. `stem*` is every word that begins so, `a_b` two words
 * in a row. Without accents. They only tell what a message is about; nothing is concluded from one alone.
 */
export const CONCEPTS: Readonly<Record<string, string>> = {
  // People
  mother: 'mama mami mama* madre vieja jefecita mai amma madrecita mi_vieja',
  father: 'papa papi padre viejo taita pai apa mi_viejo papito',
  parents: 'papas padres viejos mis_viejos taitas',
  grandparent: 'abuel* nana nono nona yaya yayo tata lela agueli* bisabuel*',
  sibling: 'herman* manito carnal ñañ* hermanit*',
  relative:
    'tio tia tios primo prima primos prim* sobrin* cuñad* comadre compadre padrino madrina familiar pariente* parientes ahijad*',
  inlaw: 'suegr* nuera yerno',
  child:
    'hijo hija hijos hijas niño niña niños niñas nene nena nenes chiquill* chiquit* peque peques crio cria crios hijito hijita chamit* guagua guaguas muchachito muchachos pelaos guaguit* huambra wawa',
  teenager: 'adolescente* quinceañer* puberto teen',
  baby: 'bebe bebes beba bebita bebito recien_nacid* lactant* mellizos gemel* mellizas cuna pañal* teta mamila biberon mamadera tetero',
  partner:
    'novi* polol* pareja espos* marido mujer señora_mia enamorad* compañera_de_vida mi_chic* mi_jeva mi_viejo_esposo conyuge',
  ex: 'ex exnovi* exespos* ex_novi* ex_marido ex_pareja exmarido exmujer',
  friend:
    'amig* parce* parcer* pana panas cuate cuata colega_del_alma mejor_amig* bro amiguis causa compinche amistad amistades',
  group:
    'grupo los_del_grupo banda pandilla parche combo junte cuadrilla peña las_chicas los_pibes',
  boss: 'jef* patron* supervisor* gerent* encargad* director* coordinador* capataz lider_de_equipo team_lead manager',
  coworker: 'compañer* coleg* equipo oficin* cubiculo sala_del_cafe reunion reuniones',
  client: 'client* comensal* usuari* pasajer* alumn* pacient* huesped*',
  neighbour:
    'vecin* de_arriba de_abajo de_al_lado del_edificio casero condominio consorcio portero conserje',
  roommate:
    'roomie* roomy compañera_de_piso compañero_de_piso compañer*_de_depto piso_compartido coinquilin* compartimos_piso compartimos_departamento',
  teacher:
    'profesor* profe profes maestr* docente titular catedratic* miss lic tutor_de_tesis asesor* director_de_tesis',
  doctor:
    'doctor* medic* oncolog* cardiolog* especialista neurolog* urgencia* guardia consultorio consulta enfermer*',
  animal:
    'perr* perrit* gat* gatit* mascota* michi* conej* hamster loro lorit* canari* cuy tortug* caballo yegua cachorr* minino lomito firulais pajar* periquit* hueron',
  vet: 'veterinari* vete vet correa collar camita platito cascabel ladrid* ladra maull* ronrone* jaula pecera',
  // Death, illness, care
  death:
    'muri* muert* murio falleci* fallec* partio_al_cielo se_nos_fue se_me_fue se_fue_al_cielo se_nos_adelanto se_adelanto descanso_en_paz fallecimiento perdimos_a perdi_a entierr* enterr* enterramos velorio velamos velacion sepelio funeral* tanatorio cementerio tumba lapida panteon cenizas luto duelo nueve_dias difunt* viud* cremar* cremamos ataud',
  missing:
    'extrañ* echo_de_menos hecho_de_menos echar_de_menos falta_me_hace me_hace_falta añor* nostalg* nostalgia',
  goodbye: 'despedir* despedida despedirnos adios no_alcance no_llegue_a_tiempo',
  anniversary:
    'aniversario cabo_de_año primer_año dia_de_muertos dia_de_la_madre dia_del_padre cumple_años_de_muert*',
  illness:
    'cancer tumor metastasis quimio quimioterapia radioterapia biopsia diagnostic* enfermedad* enferm* alzheimer parkinson demencia leucemia diabetes lupus derrame infarto ictus embolia dialisis trasplante cirros* epilepsi* esclerosis bulto bolita masa_en bola_en',
  hospital:
    'hospital* clinica internad* intern* terapia_intensiva uci uti cuidados_intensivos quirofano operar* operacion operan operaron cirugia sala_de_espera cama_del_hospital camilla emergencias',
  result:
    'resultado* analisis estudios_medicos examenes_medicos resonancia tomografia mamografia ecografia la_prueba_medica citologia papanicolau',
  memory:
    'olvida olvido_quien no_me_reconoc* no_nos_reconoc* reconoci* reconoce desorient* se_pierde repite_lo_mismo pregunta_lo_mismo quien_era confunde',
  pain: 'dolor dolores duele duelen doler espalda migrañ* jaqueca cronic* fibromialgia artritis colon cadera hernia ciatica',
  heal: 'alta_medica le_dieron_el_alta el_alta definitiva_alta remision recuper* mejoro salio_bien sano curad* negativo_el_resultado limpio_de',
  caring:
    'cuido cuidar cuidand* cuidador* cuidado_de bañ* bañarl* pañales_de darle_de_comer le_doy_de_comer postrad* dependiente atiendo atenderl* cuidarl*',
  rest: 'descans* respiro vacacion* finde_para_mi dia_libre franco feriado siesta',
  // Love
  breakup:
    'terminamos termine_con terminó_conmigo termino_conmigo me_termino me_dejo me_corto me_cortaron cortamos rompimos rompio ruptura separ* separamos separarnos divorci* lo_dejamos lo_hemos_dejado dejamos_de_ser tusa me_boto me_pateo hizo_la_maleta agarro_sus_cosas se_fue_de_casa nos_dejamos tronamos tronar me_mando_a_volar',
  betrayal:
    'infiel* engañ* cuern* cacho* cachos me_pusieron me_fue_infiel otra_mujer otro_hombre amante con_otra con_otro mensajes_con le_encontre_mensajes traicion*',
  fight:
    'pele* peleamos discut* discusion* pelea bronca bronqueamos agarramos gritamos agarron pelotera nos_dijimos_de_todo se_armo no_nos_hablamos no_me_habla dejo_de_hablarme sin_hablarnos',
  love: 'amor enamor* quiero_much* te_quiero gust* me_gusta me_trae me_mola crush flechad* ligar coquete* mariposas me_saluda',
  date: 'cita citas salimos tinder bumble apps_de_citas hinge match ghost* ghosting ligue primera_cita',
  nomessage:
    'visto palomit* azules no_contesta no_responde no_me_contesta no_me_responde no_ha_contestado no_escribe sin_responder ni_un_mensaje no_ha_escrito no_me_ha_escrito leido_y ignora ignoran no_me_contestan',
  message:
    'mensaj* whatsapp wasap watsap audio audios correo mail escribi escribio escribirle mande llamada llame nota_de_voz',
  confess:
    'le_dije_lo_que me_declare declar* le_confese solo_como_amig* como_amig* como_un_herman* como_una_herman* no_siente_lo_mismo dijo_que_no me_dijo_que_no me_rechaz* rechaz* batean bateo friendzone',
  jealous:
    'celos celos* cela celar celotip* controla revis* clave contraseña con_quien_estoy manda_foto ubicacion su_ex la_ex_de',
  wedding:
    'boda casamiento matrimonio casar* caso casa_en_diciembre se_casa nos_casamos me_caso vestido_de_novia invitados anillo altar compromet* luna_de_miel despedida_de_solter*',
  distance:
    'fri* distante alejad* lejan* cada_uno_con ya_no_hablamos ni_hablamos roommates como_compañeros indiferen* no_me_toca no_me_mira enfri* apartad*',
  listen_to:
    'no_me_escucha no_escucha no_me_oye ni_me_mira sin_levantar le_cuento me_contesta aja mirando_el_celular interrump*',
  chores:
    'lavar lavo platos trastes loza limpi* barrer cocin* plancho planch* ropa lavadora quehacer* tareas_de_la_casa mandado super_mercado lonchera carga_mental jabon desorden sucio sucios basura cochino',
  // Family, house
  familymeal:
    'almuerzo_familiar comida_familiar comida_en_casa cena_familiar reunion_familiar reuniones_familiares asado_familiar sobremesa el_domingo_hay la_mesa toda_la_familia',
  criticise:
    'critic* critica juzg* compar* opina opinan nunca_le_gusta nada_le_parece todo_le_parece defecto* lo_unico_que_dijo le_parece_mal reproch* cortinas me_corrige reacomod* desaprueb*',
  absent:
    'nos_abandono me_abandono aparecio_mi_papa nunca_estuvo ausente no_lo_conoci no_volvio_mas se_largo',
  inherit: 'herencia casa_de_los_viejos terreno sucesion testamento vendimos_la_casa notaria',
  shout:
    'grit* le_grite les_grite voce* rega* chille alce_la_voz perdi_la_paciencia le_pegue_un_grito aullid* bronqu*',
  school: 'escuel* coleg* cole primaria jardin kinder guarder* recreo salon colegio',
  bully:
    'bullying se_burlan se_rien_de le_dicen lo_molestan le_pegan_en acoso_escolar apod* burla* le_dicen_gord* no_lo_invitan',
  away: 'se_fue_a_estudiar se_fueron_de_casa nido_vacio pieza_vacia cuarto_vacio su_cuarto su_pieza la_cama_hecha ya_no_vive_aqui',
  noise:
    'ruido* bulla musica_alta reggaeton taladr* arrastra martill* golpes_en_la_pared ladra_toda escandalo parlante* bocina* fiestas_del_vecin* tacones',
  money_share:
    'la_luz el_gas el_wifi cuentas_de_la_casa recibos gastos_comunes expensas dividir la_renta_entre',
  move: 'mudanza mudar* mudamos mude me_mude nos_mudamos cajas embalar empacar casa_nueva departamento_nuevo piso_nuevo entregamos_llaves vaciar vacie',
  home: 'casa depa depto departamento apartamento piso apto hogar llaves escritura* balcon hipoteca inmobiliaria',
  // Alone
  alone:
    'sola solo solos solas soledad solit* sin_nadie a_nadie nadie_me no_tengo_a_nadie no_tengo_a_quien con_nadie aislad* ninguna_persona no_conozco_a',
  weekend: 'sabado* domingo* finde fin_de_semana viernes_noche puente_largo',
  crowd:
    'rodead* fiesta fiestas entre_gente veinte_personas un_monton_de_gente todos_reian detras_de_un_vidrio invisible',
  newcity:
    'otra_ciudad ciudad_nueva me_vine me_mude_a recien_llegad* no_conozco no_conozco_ni desconocid*',
  // Children or none
  pregnant:
    'embaraz* preñad* encinta esperando_un_bebe voy_a_ser_mama test_positivo baby_shower gestacion',
  fertility:
    'fertilidad ovul* embriones transferencia in_vitro fiv inseminacion hormonas_para betas intentando_quedar quedar_embarazada no_quedo regla_otra_vez me_bajo_otra_vez me_vino infertil* esteril*',
  loss_pregnancy:
    'perdi_al_bebe perdi_un_bebe perdida_gestacional aborto_espontaneo legrado no_tenia_latido perdimos_al_bebe semanas_de_embarazo',
  grandchildren:
    'nietos para_cuando cuando_los_nietos cuando_el_bebe se_te_pasa_el_tren el_arroz reloj_biologico',
  nochildren:
    'no_quiero_hijos no_quiero_ser_madre no_quiero_ser_mama no_quiero_ser_padre no_quiero_tener_hijos sin_hijos',
  // Body
  body: 'cuerpo guata panza barriga piernas gord* flac* kilos peso bascula balanza talla pantalon jean vestido cierre estrias celulitis calv* arrugas canas rollit* lonjas',
  mirror: 'espejo probador me_veo me_miro reflejo no_me_reconozco no_me_gusto',
  food: 'comi comer comida atracon galletas chocolate heladera refri nevera pizza facturas dieta kilocalor* calorias helado postre',
  beach: 'playa piscina pileta alberca bikini traje_de_baño bañador malla fotos_de short',
  exercise:
    'gym gimnasio corr* correr trotar carrera maraton kilometro* entren* nad* bici bicicleta yoga caminata deporte pesas 5k 10k',
  // Head
  rumination:
    'le_doy_vueltas dandole_vueltas doy_vueltas repas* repito repitiendo repitiendolo no_se_me_va no_me_lo_saco replay rebobin* una_y_otra_vez lo_que_le_dije lo_que_dije sobrepens* overthink* mil_vueltas me_quede_pensando',
  opinion:
    'pensaron pensaran habran_pensado que_pensaran que_piensan quedar_mal quede_como me_miraron voltearon me_juzgan creeran',
  regret:
    'si_hubiera hubiera hubiese y_si_hubiera deberia_haber arrepiento arrepent* meti_la_pata cague la_cague',
  worst:
    'accidente_seguro lo_peor ambulancia catastrof* tragedia ya_me_imagino ya_lo_veo_muerto ya_lo_estoy_viendo algo_malo y_si_le_pasa',
  past: 'hace_años años_atras cuando_era_chic* cuando_era_niñ* adolescencia a_los_catorce de_chico de_chica todavia_me_acuerdo hace_treinta hace_veinte hace_diez',
  worry:
    'preocup* preocupo angusti* inquiet* me_agobi* agobi* mortific* apur* estres* nervios* nervio ansi* ansiedad',
  fear: 'miedo susto terror panico temor me_da_cosa me_aterra cague_de_miedo cagad* asust* pavor',
  bodynerves:
    'tiembl* temblor sud* taquicardia palpit* corazon pecho nudo garganta estomago panza_apretada hormigue* mareo* mare* me_falta_el_aire no_respiro no_cojo_aire no_me_entra_el_aire ahog* se_me_tranca',
  panicattack:
    'ataque_de_panico ataques_de_panico crisis_de_panico ataque_de_ansiedad crisis_de_ansiedad me_esta_dando me_ta_dando me_va_a_dar me_dio_un_ataque panic_attack me_volvio_a_dar',
  places:
    'tunel metro ascensor elevador puente_aereo autopista avion supermercado_lleno rodeo evito no_me_subo',
  infarct:
    'infarto electrocardiograma me_mandaron_a_casa era_ansiedad creia_que_era_el_corazon electro',
  speaking:
    'expon* exposicion presentacion hablar_en_publico en_publico micro_microfono delante_de_todos frente_a discurso se_me_va_la_voz tartamud*',
  upcoming:
    'mañana el_lunes el_martes el_miercoles el_jueves el_viernes proxima_semana semana_que_viene falta_poco ya_casi_llega en_dos_semanas dentista cordales muela vuelo',
  sleep:
    'dorm* duermo sueño insomnio desvel* almohada acuesto acostarme acuesta cama ojo_pegado pegar_un_ojo ojos_como_plato madrugada las_tres las_3 3am las_cuatro despierto me_despierto despert* desperte',
  dream: 'pesadill* soñe soñ* sueño_que',
  nightshift:
    'turno_de_noche trabajo_de_noche turno* turnos_rotativos nochero guardia_nocturna amanecid*',
  oversleep:
    'duermo_once duermo_doce duermo_mucho duermo_todo_el_dia me_quedo_dormid* no_me_levanto horas_durmiendo mas_cansado_que',
  tired:
    'cansad* cansancio agotad* agotamiento exhaust* rendid* molid* reventad* fundid* quemad* burnout no_doy_mas no_puedo_mas no_me_da sin_fuerzas zombi hecho_polvo hecha_polvo desgastad* mamad* rendido_de matad*_del_trabajo',
  sad: 'trist* bajon llor* lloro llorar llorand* llore lagrim* depre achicopalad* apachurrad* apagad* gris bajonead* chipil desganad* me_quebre pena penita desanim*',
  nodrive:
    'sin_ganas no_tengo_ganas no_me_dan_ganas desgano desmotiv* ni_ganas no_me_provoca me_da_flojera_todo nada_me_motiva apatia ni_bañarme',
  pretend:
    'finj* finjo sonri* hago_que hago_como_que mascara disimul* careta por_fuera por_dentro aparent* la_que_hace_bromas todos_creen_que actu*',
  bed: 'no_me_levante sigo_en_la_cama en_pijama pijama todo_el_dia_en_cama inventé_una_gripe no_salgo_de_la_cama no_sali_de_la_cama persiana*',
  strange:
    'raro rara extraña_sensacion no_se_que_me_pasa no_se_que_tengo atorad* sin_nombre algo_adentro no_se_explicar no_es_tristeza',
  everything:
    'todo_junto todo_a_la_vez se_me_junto se_me_vino_todo encima una_cosa_tras_otra abrumad* abrum* colapso sobrepasad* me_supera',
  wordless:
    'no_me_sale no_se_como_decir no_se_por_donde no_encuentro_las_palabras escribo_y_borro no_se_que_decir no_se_que_escribir me_cuesta_hablar',
  badday:
    'mal_dia dia_de_mierda dia_horrible todo_salio_mal dia_pesado dia_de_perros uno_de_esos_dias nada_me_salio',
  anger:
    'rabia coraje enoj* bronca_me furi* encabron* emput* arrech* ira molest* me_cae_mal odio calient* cabre* me_hierve indign* berraca emberracad* me_saca me_pone_loc* me_pone_de_mal chinch*',
  exploded:
    'explot* exploté avent* tire_el tiré_el portazo rompi_el rompi_un perdi_los_estribos me_pase_de perdi_el_control estall*',
  swallow:
    'me_lo_trago me_trago me_la_trago me_callo me_quedo_callad* trague no_digo_nada no_dije_nada digo_que_no_pasa digo_que_no_hay aguanto',
  unfair:
    'injust* injusticia multa* me_culparon me_echaron_la_culpa se_salio_con_la_suya no_hay_derecho abuso_de_poder fila me_cobraron estafa* estaf*',
  traffic:
    'trafico trancon taco atasco embotellamiento volante claxon manej* conduc* mastica mastican ruidos_de_la_boca',
  guilt:
    'culp* culpable remordim* mala_persona mala_madre mala_hija me_siento_mal_por me_siento_fatal me_siento_pesim* fallé falle_a egoist*',
  secret:
    'secreto conte_algo lo_conte traicione_su le_menti menti mentira* le_hice_daño herí lastime_a heri_a ofendi',
  sayno:
    'le_dije_que_no decir_que_no dije_que_no no_se_decir_que_no poner_limites no_podia_prestarle me_nege negarme',
  worthless:
    'valgo inutil no_sirvo fracas* no_soy_suficiente menos_que inferior no_valgo tont* idiota brut* estupid* torpe mensa burra soy_un_desastre',
  selftalk:
    'me_digo_de_cosas me_dije_de me_hablo_mal me_insult* no_le_diria a_mi_mism* peor_enemigo voz_en_mi_cabeza',
  ridicule:
    'ridicul* oso vergüenza verguenza pena_ajena que_roche que_palta que_plancha bochorn* me_cai hice_el_ridiculo se_rieron trag*_tierra colorad*',
  notfit:
    'no_encajo no_pertenezco sapo_de_otro_pozo bicho_raro no_soy_como_ellos desencaj* asiento_como_si fuera_de_lugar hablan_de',
  perfect:
    'perfeccion* perfect* nunca_es_suficiente el_punto_que_falto pude_hacerlo_mejor no_me_convence impecable detall* letra_de',
  compare:
    'a_mi_edad ya_tienen casa_y_carro todos_mis_compañer* los_demas_ya sigo_en_el_cuarto mientras_yo y_yo_en y_yo_sigo y_yo_aqui mis_primos_ya',
  socialmedia:
    'redes instagram insta facebook face tiktok historias stories reels feed likes publico publica subiendo_fotos subio_fotos posteo twitter perfil',
  phone: 'celular telefono movil pantalla scroll scrolle* celu notificaciones cel videitos',
  block: 'bloque* me_elimino me_saco_de_sus me_dejo_de_seguir unfollow',
  news: 'noticias noticiero noticiario telediario guerra* titulares periodico la_tele_dice bombarde* ataques_en',
  // Work
  work: 'trabaj* trabajo chamba camello laburo laburar pega curro currar brega chambear empleo oficina empresa jornada horas_extra turno_en fabrica zona_franca',
  promoted:
    'ascend* ascenso me_ascendieron promovier* me_hicieron_coordinador* me_nombraron me_hicieron_fij* indefinido contrato_fijo fija_en supervisora_nueva aumento me_subieron encargad*_ahora quede_de soy_la_encargada soy_el_encargado',
  hired:
    'me_contrat* consegui_trabajo consegui_chamba consegui_pega me_dieron_el_puesto quede_en empiezo_el_lunes me_llamaron_de me_cogieron me_tomaron_en conseguí_empleo ya_tengo_trabajo',
  fired:
    'despid* despedid* despido me_echaron me_corrieron me_botaron liquid* finiquito recorte recortes reduccion_de_personal ere sobres me_rajaron me_sacaron_del_trabajo recursos_humanos cerro_la_empresa',
  jobsearch:
    'buscando_trabajo busco_trabajo curriculum* cv cvs hojas_de_vida postul* aplique aplicaciones linkedin vacante* no_me_llaman bolsa_de_empleo en_paro parado_de_larga desemplead* sin_trabajo cesante reclutador*',
  interview: 'entrevist* hueco_en_el_curriculum entrevista',
  quit: 'renunci* renuncie renunciar dimitir carta_de_renuncia dejar_el_trabajo me_quiero_ir_de',
  overload:
    'me_cargan todo_a_mi me_dejaron_sus me_toca_todo proyectos_de sin_un_peso_mas doble_trabajo recargad* explotan me_piden_todo hago_el_trabajo_de',
  credit:
    'mi_idea mis_ideas se_llevo_el merito meritos como_si_fuera_suy* presento_mi robo_mi copio_mi le_aplaudieron autoria se_colgo_de',
  gossip:
    'chism* cuchiche* rumores se_callan hablan_de_mi a_mis_espaldas ambiente_pesado ambiente_toxico radio_pasillo indirectas',
  mistake:
    'error errores equivoqu* me_equivoque mande_el_correo borre_el borre_la perdi_el_archivo meti_la_pata_en mal_el_informe pifia cometí falla_mia',
  rude: 'groser* me_trato_mal me_tiro_la me_tiro_el me_aventó mal_trato_de prepotente me_insulto_un humill* humillo delante_de me_ridiculizo',
  vacation:
    'vacaciones desconect* mails correos_del_trabajo contesto_correos grupo_del_trabajo siempre_conectad* apagar_el_celular',
  business:
    'negocio local emprend* emprendimiento cafeteria tienda_propia puesto_propio proveedor* ventas vend* vendi clientes_no_entran arriendo_del_local salon_de_belleza taller_propio autonomo mis_empleados',
  deadline:
    'entrega entregar deadline plazo para_mañana pa_mañana a_las_9 vence informe portada no_he_hecho_nada contrarreloj',
  sundaynight:
    'domingo_por_la_noche domingo_noche mañana_lunes nudo_del_lunes odio_los_lunes domingo_a_las las_ocho_del_domingo',
  teachwork:
    'mis_alumnos salon_de_clases aula niños_en_el_salon soy_maestr* soy_profesor* soy_docente soy_enfermer* soy_medic* soy_psicolog* soy_trabajadora_social habitacion paciente_mio',
  driver:
    'taxi uber rappi didi reparto repartidor delivery camion chofer conductor_de moto_todo_el_dia manejo_todo combi colectivero volante_todo',
  maid: 'cama_adentro trabajo_en_casa_de la_señora señora_de_la_casa patrona empleada_domestica empleada_del_hogar limpio_casas interna_en',
  thanks_none:
    'ni_gracias nadie_agradece no_agradecen ni_las_gracias nadie_valora nadie_ve_lo_que desagradecid* sirvienta invisible_en_mi_casa',
  retired: 'jubil* jubile pension* pensionad* retir* retiro jubilacion retirado',
  old: 'viejo_ya envejec* edad años_encima arrugas manos_de_mi vejez mayor_ya canas ancian*',
  birthday:
    'cumple cumpleaños cumplo cumpli cumplir_años pastel_de velitas cincuenta cuarenta treinta_años',
  // Study
  exam: 'exam* examen parcial final finales prueba certamen oposicion* opos selectividad ebau paes icfes enarm enam admision mir quiz rindo rendir rendi extraordinari* global concurso_de_meritos control_de',
  passed:
    'aprob* aprobe pase_el saque_un pasé_la saque_9 saque_10 me_saque promocion* quede_seleccionad* quede_en_la ingrese_a admitid* me_aceptaron me_recibi me_gradu* me_titul* titulé plaza_fija saque_la gane_la beca',
  failed:
    'reprob* reprobe suspend* suspendi jalaron jale bocha* bochar* me_eche_el echarme_un me_echaron_en_el desaprob* no_pase perdi_la_materia perdi_el_año me_rajaron_en repet*_el_año rajé',
  blank:
    'en_blanco se_me_olvida_todo mente_en_blanco letras puras_letras no_me_acuerdo_de_nada no_me_entra',
  study:
    'estudi* universidad uni facultad carrera ramo materia materias semestre ciclo cuatri curso clases clase tarea tareas apuntes libro pagina capitulo leer_para guia biblioteca preparatoria prepa instituto_nuevo secundaria master licenciatura contabilidad ingenieria medicina derecho',
  thesis:
    'tesis tfg tfm tesina marco_teorico doctorado parrafo director_de_tesis memoria_de_titulo',
  focus: 'concentr* concentro me_distraigo distra* atencion leo_y_no releo mismo_renglon',
  wrongcareer:
    'no_es_lo_mio cambiarme_de_carrera carrera_equivocada no_me_gusta_la_carrera dejar_la_carrera me_equivoque_de_carrera cambiar_de_carrera',
  postpone:
    'procrastin* lo_dejo_para dejo_para_despues dejo_todo_para postergo postergar aplaz* no_arranco no_empiezo no_logro_empezar sin_empezar documento_abierto pantalla_en_blanco lo_miro_y lo_sigo_dejando',
  unfinished:
    'a_medias a_la_mitad empiezo_y_no nunca_termino no_acabo_nada sin_terminar empezado abandono_todo',
  paperwork:
    'papeles tramite* impuestos declaracion formulario banco_papeles factura_pendiente sobres_sin_abrir la_cita_para ordenar_el',
  decide:
    'decid* decido decision elegir escoger no_se_si opciones entre_dos cual_elegir duda dudo dudando dudas no_me_decido propuesta oferta me_ofrecieron',
  // Money
  debt: 'deb* debo deuda* tarjeta tarjetas prestamo prestamos cobrador* intereses banco_me mora embargo cuotas credito_que refinanci*',
  money:
    'dinero plata guita lana pasta pisto chavos cuartos lucas pesos soles euros dolares sueldo salario quincena nomina ahorros pago pagar caro gastos sueldo_no',
  endmonth:
    'fin_de_mes no_llego_a no_alcanza no_me_alcanza para_toda_la_quincena hasta_la_quincena arañ* contando_monedas estirar',
  lend: 'prest* le_preste me_debe me_deben le_deje_dinero no_me_paga no_me_devuelve se_hace_el_loco me_pide_prestado',
  support:
    'mando_dinero remesa* mantengo ayudo_a_mi_familia mando_la_mitad mando_mas todos_dependen sostengo le_mando',
  shop: 'compr* compre zapatillas shein temu amazon mercadolibre gasto_de_mas gaste tienda_online impulso carrito rebajas',
  credithouse:
    'hipoteca credito_hipotecario nos_aprobaron me_aprobaron me_salio_el_credito firme_las_escrituras casa_propia dieron_la_casa credito_para_la_casa infonavit subsidio',
  // Migration, papers
  migrate:
    'migr* emigr* inmigr* mi_tierra mi_pais patria exilio frontera llegue_a_este_pais vivo_fuera lejos_de_casa alla aca_en otro_pais extranjer*',
  papers:
    'visa asilo residencia permiso_de papeles_migrator* cita_de_extranjeria nie tps green_card migracion arraigo refugio deport*',
  homefood:
    'arepa* tamal* tortilla* empanad* mate acento acentos sabor_de harina ajiaco pan_de_bono',
  videocall: 'videollamada por_el_telefono por_la_pantalla por_zoom por_camara facetime',
  back: 'volver regres* vuelvo quedarme o_volver retornar',
  // Good
  joy: 'feliz felicidad content* contentisim* alegr* emocion* emocionad* orgull* orgullos* ilusion* brinc* salt*_de bailar baile celebr* festej* fest* brindar gritar_de grité_de sonrisa sonrei no_me_lo_creo que_chimba bacan que_bueno maravill* buena_noticia hermos* precios* lind* bonit* genial increible',
  achieved:
    'logre lo_logre consegui conseguido por_fin al_fin me_salio me_anime a_la_primera a_la_tercera a_la_cuarta meta record primer_vez primera_vez sin_parar termine_la termine_el acabe_la acabe_el pude logro logros gane campeon*',
  tell_it:
    'no_le_he_contado contarselo quien_contarle a_quien_decirselo presumir* presumirle a_quien_contar queria_contarlo no_habia_nadie_a',
  smallthing:
    'pavada tonteria bobada boberia limon flor florecio planta maceta amanecer atardecer olor_a cafecito helado_de cancion puse_musica ventanas sol_en',
  praise:
    'me_felicit* felicitaron cumplido elogi* me_dijo_que_gracias agradec* me_dijeron_que me_dijo_que_soy orgullos*_de_mi tuvo_suerte halag* aplaud*',
  praisedoubt:
    'por_quedar_bien por_educacion por_compromiso no_me_lo_creo_cuando fue_un_error impostor* se_van_a_dar_cuenta fue_suerte farsa no_lo_merezco no_merezco me_van_a_descubrir',
  emptyfeel:
    'vaci* vacio no_siento_nada absolutamente_nada nada_me_llena hueco era_esto esto_era_todo',
  born: 'nacio nacimiento primer_nieto primera_nieta primera_palabra primeros_pasos leyo_su sobrino_nuevo',
  reunite:
    'aterriza llega_mañana vuelve_del reencuentro aeropuerto sin_verla sin_verlo nos_reimos_como reconcili*',
  // Boredom, direction
  bored:
    'aburr* aburro aburrimiento lo_mismo lo_mismito siempre_igual todos_los_dias rutina monoton* nada_que_hacer no_se_que_hacer_conmigo tarde_vacia',
  hobby: 'aficion* hobby hobbies pasatiempo* que_me_gusta no_se_que_me_gusta mis_gustos',
  direction:
    'rumbo sin_rumbo para_donde_voy no_se_que_hacer_con_mi_vida perdid* proposito futuro sentido_de',
  // New matters
  change:
    'cambio cambios cambiar traslad* trasladaron etapa se_acabo se_termina cada_quien_se_va nueva_vida empezar_de_cero primer_dia instituto_nuevo colegio_nuevo trabajo_nuevo',
  smoke:
    'fum* fumar cigarr* pucho puchos cajetilla faso vape vapear vapeo tabaco nicotina cigarrillo',
  drink:
    'tom* tomar alcohol trago tragos cerveza* vino copas copa chela* birra* guaro borrach* prendid* cruda resaca guayabo ratón_de beber bebo bebiendo',
  bet: 'apost* apuest* casino maquinitas tragamonedas bingo ruleta poker casa_de_apuestas bet365 parlay quiniela',
  habit:
    'habito* recai recaí volvi_a otra_vez_a mañana_empiezo lunes_empiezo constancia disciplina rutina_de me_propuse proposito_de dejar_de ludop* abstin*',
  god: 'dios diosito señor_jesus virgen rez* rezo rezar orar oracion fe iglesia misa parroquia culto pastor cura_parroco biblia creyente* ate* agnostic* religi* evangelic* catolic* templo velita novenas cristian* pecado diezmo',
  country:
    'pais gobierno inflacion politic* presidente elecciones vot* corrupcion inseguridad balacera* asalt* robaron narco* sicari* crimen delincuen* dictadura crisis_economica',
  climate:
    'clima cambio_climatico calentamiento sequia incendio* planeta calor_extremo grados mundo_le_dejo medio_ambiente',
  disaster:
    'terremoto temblor sismo replica* huracan inundacion aluvion apagon volcan alarma_sismica se_inundo',
  identity:
    'gay lesbiana bisexual bi trans transgenero no_binari* queer lgbt* salir_del_closet closet armario me_gustan_los_hombres me_gustan_las_mujeres orientacion genero pronombre* nombre_viejo deadname transicion mi_verdadero_nombre',
  discrimination:
    'racis* discrimin* indigena* indi* negr* morena* color_de_piel por_mi_cara por_mi_acento xenofob* me_siguen_en vigilante sudaca veneco por_ser_de apellido_indigena',
  whoami: 'quien_soy no_se_quien_soy ya_no_me_reconozco dejé_de_ser mi_identidad me_perdi_a',
  christmas:
    'navidad nochebuena noche_buena fin_de_año año_nuevo nochevieja villancico* novena* posada* reyes aguinaldo fiestas_decembrinas diciembre pesebre cena_de_año uvas',
  forgot_me:
    'nadie_se_acordo se_olvidaron_de_mi no_se_acordaron nadie_me_felicito ni_una_llamada nadie_me_saludo',
  host: 'me_toca_a_mi organizar cena_en_mi_casa somos_dieciocho invitar_a vienen_todos anfitrion* recibo_a',
};
