// Customary names of countries and regions that are missing in the standard lists.

/** British counties, recognized only after a town; some have the name of a town in another country. */
export const counties =
  'Bedfordshire,Berkshire,Buckinghamshire,Cambridgeshire,Cheshire,Cornwall,Cumbria,Derbyshire,Devon,Dorset,County Durham,East Sussex,Essex,Gloucestershire,Greater London,Greater Manchester,Hampshire,Herefordshire,Hertfordshire,Isle of Wight,Kent,Lancashire,Leicestershire,Lincolnshire,Merseyside,Middlesex,Norfolk,North Yorkshire,Northamptonshire,Northumberland,Nottinghamshire,Oxfordshire,Rutland,Shropshire,Somerset,South Yorkshire,Staffordshire,Suffolk,Surrey,Sussex,Tyne and Wear,Warwickshire,West Midlands,West Sussex,West Yorkshire,Wiltshire,Worcestershire,Yorkshire'
export const shortCounties =
  'Beds = Bedfordshire,Berks = Berkshire,Bucks = Buckinghamshire,Cambs = Cambridgeshire,Glos = Gloucestershire,Hants = Hampshire,Herts = Hertfordshire,Lancs = Lancashire,Leics = Leicestershire,Lincs = Lincolnshire,Middx = Middlesex,Northants = Northamptonshire,Notts = Nottinghamshire,Oxon = Oxfordshire,Salop = Shropshire,Staffs = Staffordshire,Warks = Warwickshire,Wilts = Wiltshire,Worcs = Worcestershire,Yorks = Yorkshire,N Yorks = North Yorkshire,W Yorks = West Yorkshire,S Yorks = South Yorkshire'
/** Counties of Northern Ireland, which are written with "Co." or "County" in front, as in "Co. Down". */
export const ulsterCounties = 'Antrim,Armagh,Down,Fermanagh,Londonderry,Tyrone'
export const nicknames =
  'US usa,US us,US u s a,US america,GB uk,GB u k,GB great britain,GB britain,NL holland,CZ czech republic,TR turkey,PS palestine,PS state of palestine,PS west bank,MM burma,CI ivory coast,SZ swaziland,MK macedonia,CV cape verde,TL east timor,VA vatican,HK hong kong,MO macau,MO macao,KR korea,CZ ceska republika,SK slovenska republika,DE bundesrepublik deutschland,GR hellas,HR republika hrvatska,ZA rsa,SA ksa,CD dr congo,AE uae,CH confoederatio helvetica,IE eire,CN prc'
/** Abbreviations of states by country, as in "Springfield, Ill." */
export const abbreviations: Record<string, string> = {
  US: 'Ala = Alabama,Ariz = Arizona,Ark = Arkansas,Calif = California,Cal = California,Colo = Colorado,Conn = Connecticut,Del = Delaware,Fla = Florida,Ill = Illinois,Ind = Indiana,Kan = Kansas,Kans = Kansas,Mass = Massachusetts,Mich = Michigan,Minn = Minnesota,Miss = Mississippi,Mont = Montana,Neb = Nebraska,Nebr = Nebraska,Nev = Nevada,N Mex = New Mexico,Okla = Oklahoma,Ore = Oregon,Penn = Pennsylvania,Penna = Pennsylvania,Tenn = Tennessee,Tex = Texas,Wash = Washington,W Va = West Virginia,Wis = Wisconsin,Wisc = Wisconsin,Wyo = Wyoming,Washington DC = District of Columbia',
  CA: 'Alta = Alberta,Man = Manitoba,Ont = Ontario,Que = Quebec,Sask = Saskatchewan,PEI = Prince Edward Island,Nfld = Newfoundland and Labrador,Newfoundland = Newfoundland and Labrador',
  AU: 'Qld = Queensland,Tas = Tasmania,Vic = Victoria',
  MX: 'Ags = Aguascalientes,Chih = Chihuahua,Chis = Chiapas,Coah = Coahuila,Dgo = Durango,Gto = Guanajuato,Gro = Guerrero,Hgo = Hidalgo,Jal = Jalisco,Edomex = México,Edo Mex = México,Mich = Michoacán,Mor = Morelos,Nay = Nayarit,N L = Nuevo León,Oax = Oaxaca,Pue = Puebla,Qro = Querétaro,Q Roo = Quintana Roo,Q R = Quintana Roo,Sin = Sinaloa,Son = Sonora,Tab = Tabasco,Tamps = Tamaulipas,Tlax = Tlaxcala,Ver = Veracruz,Yuc = Yucatán,Zac = Zacatecas,CDMX = Mexico City,Ciudad de México = Mexico City',
  AR: 'CABA = Buenos Aires F.D.,Capital Federal = Buenos Aires F.D.',
}
/** Territories by sovereign country, which an address may name instead ("Papeete, France"). */
export const territories: Record<string, string> = {
  FR: 'RE GP MQ GF YT NC PF PM BL MF WF',
  US: 'PR GU VI AS MP',
  GB: 'JE GG IM GI FK BM KY VG TC MS AI SH',
  NL: 'AW CW SX BQ',
  DK: 'FO GL',
  FI: 'AX',
  NO: 'SJ',
  CN: 'HK MO',
  AU: 'NF CX CC',
  NZ: 'CK NU',
}
