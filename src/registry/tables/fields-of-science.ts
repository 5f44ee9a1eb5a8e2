/** The OECD's Fields of Science and Technology (2007): number and name. */
export const fieldLines = `1	Natural sciences
1.1	Mathematics
1.2	Computer and information sciences
1.3	Physical sciences
1.4	Chemical sciences
1.5	Earth and related environmental sciences
1.6	Biological sciences
1.7	Other natural sciences
2	Engineering and technology
2.1	Civil engineering
2.2	Electrical engineering, electronic engineering, information engineering
2.3	Mechanical engineering
2.4	Chemical engineering
2.5	Materials engineering
2.6	Medical engineering
2.7	Environmental engineering
2.8	Environmental biotechnology
2.9	Industrial biotechnology
2.10	Nanotechnology
2.11	Other engineering and technologies
3	Medical and health sciences
3.1	Basic medicine
3.2	Clinical medicine
3.3	Health sciences
3.4	Medical biotechnology
3.5	Other medical sciences
4	Agricultural sciences
4.1	Agriculture, forestry and fisheries
4.2	Animal and dairy science
4.3	Veterinary sciences
4.4	Agricultural biotechnology
4.5	Other agricultural sciences
5	Social sciences
5.1	Psychology
5.2	Economics and business
5.3	Educational sciences
5.4	Sociology
5.5	Law
5.6	Political science
5.7	Social and economic geography
5.8	Media and communications
5.9	Other social sciences
6	Humanities
6.1	History and archaeology
6.2	Languages and literature
6.3	Philosophy, ethics and religion
6.4	Arts (arts, history of arts, performing arts, music)
6.5	Other humanities`

/** The Australian and New Zealand Fields of Research (2008) that stand for a Field of Science: code, the number of that field, and name. */
export const researchLines = `060102	1.2	Bioinformatics
029901	1.6	Biological Physics
050202	1.6	Conservation and Biodiversity
091007	2.2	Manufacturing Robotics and Mechatronics (excl. Automotive Mechatronics)
091302	2.2	Automation and Control Engineering
020304	2.3	Thermodynamics and Statistical Physics
091012	2.5	Textile Technology
090201	2.7	Automotive Combustion and Fuel Engineering (incl. Alternative/Renewable Fuels)
090405	2.7	Non-automotive Combustion and Fuel Engineering
030405	3.1	Molecular Medicine
110311	3.1	Medical Genetics (excl. Cancer Genetics)
110701	3.2	Allergy
110708	3.2	Transplantation Immunology
110904	3.2	Neurology and Neuromuscular Diseases
110309	3.3	Infectious Diseases
110803	3.3	Medical Parasitology
120101	6.4	Architectural Design
220106	3.3	Medical Ethics
111404	3.4	Reproduction
111505	3.4	Pharmacogenomics
039902	3.5	Forensic Chemistry
069901	3.5	Forensic Biology
170104	3.5	Forensic Psychology
220205	3.5	History and Philosophy of Medicine
080602	5.1	Computer-Human Interaction
0101	1.1	Pure Mathematics
0102	1.1	Applied Mathematics
0103	1.1	Numerical and Computational Mathematics
0104	1.1	Statistics
0105	1.1	Mathematical Physics
0199	1.1	Other Mathematical Sciences
0201	1.3	Astronomical and Space Sciences
0202	1.3	Atomic, Molecular, Nuclear, Particle and Plasma Physics
0203	1.3	Classical Physics
0204	1.3	Condensed Matter Physics
0205	1.3	Optical Physics
0206	1.3	Quantum Physics
0299	1.3	Other Physical Sciences
0301	1.4	Analytical Chemistry
0302	1.4	Inorganic Chemistry
0303	1.4	Macromolecular and Materials Chemistry
0304	1.4	Medicinal and Biomolecular Chemistry
0305	1.4	Organic Chemistry
0306	1.4	Physical Chemistry (incl. Structural)
0307	1.4	Theoretical and Computational Chemistry
0399	1.4	Other Chemical Sciences
0401	1.5	Atmospheric Sciences
0402	1.5	Geochemistry
0403	1.5	Geology
0404	1.5	Geophysics
0405	1.5	Oceanography
0406	1.5	Physical Geography and Environmental Geoscience
0499	1.5	Other Earth Sciences
0501	1.5	Ecological Applications
0502	1.5	Environmental Science and Management
0503	4.1	Soil Sciences
0599	1.5	Other Environmental Sciences
0601	1.6	Biochemistry and Cell Biology
0602	1.6	Ecology
0603	1.6	Evolutionary Biology
0604	1.6	Genetics
0605	1.6	Microbiology
0606	1.6	Physiology
0607	1.6	Plant Biology
0608	1.6	Zoology
0699	1.6	Other Biological Sciences
0701	4.5	Agriculture, Land,and Farm Management
0702	4.2	Animal Production
0703	4.1	Crop and Pasture Production
0704	4.1	Fisheries Sciences
0705	4.1	Forestry Sciences
0706	4.1	Horticultural Production
0707	4.3	Veterinary Sciences
0799	4.5	Other Agricultural and Veterinary Sciences
0801	1.2	Artificial Intelligence and Image Processing
0802	1.2	Computation Theory and Mathematics
0803	1.2	Computer Software
0804	1.2	Data Format
0805	1.2	Distributed Computing
0806	1.2	Information Systems
0807	5.8	Library and Information Studies
0899	1.2	Other Information and Computing Sciences
0901	2.3	Aerospace Engineering
0902	2.3	Automotive Engineering
0903	2.6	Biomedical Engineering
0904	2.4	Chemical Engineering
0905	2.1	Civil Engineering
0906	2.2	Electrical and Electronic Engineering
0907	2.7	Environmental Engineering
0908	2.11	Food Sciences
0909	2.7	Geomatic Engineering
0910	2.2	Manufacturing Engineering
0911	2.7	Maritime Engineering
0912	2.5	Materials Engineering
0913	2.3	Mechanical Engineering
0914	2.7	Resources Engineering and Extractive Metallurgy
0915	2.11	Interdisciplinary Engineering
0999	2.11	Other Engineering
1001	4.4	Agricultural Biotechnology
1002	2.8	Environmental Biotechnology
1003	2.9	Industrial Biotechnology
1004	3.4	Medical Biotechnology
1005	2.2	Communication Technologies
1006	2.2	Computer Hardware
1007	2.10	Nanotechnology
1099	2.11	Other Technology
1101	3.2	Medical Biochemistry and Metabolomics
1102	3.2	Cardiorespiratory Medicine and Haematology
1103	3.2	Clinical Sciences
1104	3.2	Complementary and Alternative Medicine
1105	3.2	Dentistry
1106	3.3	Human Movement and Sports Science
1107	3.2	Immunology
1108	3.3	Medical Microbiology
1109	3.2	Neurosciences
1110	3.3	Nursing
1111	3.3	Nutrition and Dietetics
1112	3.2	Oncology and Carcinogenesis
1113	3.2	Ophthalmology and Optometry
1114	3.2	Paediatrics and Reproductive Medicine
1115	3.2	Pharmacology and Pharmaceutical Sciences
1116	3.1	Medical Physiology
1117	3.3	Public Health and Health Services
1199	3.5	Other Medical and Health Sciences
1201	2.1	Architecture
1202	2.1	Building
1204	2.11	Engineering Design
1203	6.4	Design Practice and Management
1205	5.7	Urban and Regional Planning
1299	2.1	Other Built Environment and Design
1301	5.3	Education Systems
1302	5.3	Curriculum and Pedagogy
1303	5.3	Specialist Studies in Education
1399	5.3	Other Education
1401	5.2	Economic Theory
1402	5.2	Applied Economics
1403	5.2	Econometrics
1499	5.2	Other Economics
1501	5.2	Accounting, Auditing and Accountability
1502	5.2	Banking, Finance and Investment
1503	5.2	Business and Management
1504	5.2	Commercial Services
1505	5.2	Marketing
1506	5.2	Tourism
1507	5.2	Transportation and Freight Services
1599	5.2	Other Commerce, Management, Tourism and Services
1601	5.4	Anthropology
1602	5.5	Criminology
1603	5.4	Demography
1604	5.7	Human Geography
1605	5.6	Policy and Administration
1606	5.6	Political Science
1607	5.4	Social Work
1608	5.4	Sociology
1699	5.4	Other Studies in Human Society
1701	5.1	Psychology
1702	5.1	Cognitive Sciences
1799	5.1	Other Psychology and Cognitive Sciences
1801	5.5	Law
1802	5.5	Maori Law
1899	5.5	Other Law and Legal Studies
1901	6.4	Art Theory and Criticism
1902	6.4	Film, Television and Digital Media
1903	5.8	Journalism and Professional Writing
1904	6.4	Performing Arts and Creative Writing
1905	6.4	Visual Arts and Crafts
1999	6.4	Other Studies in Creative Arts and Writing
2001	5.8	Communication and Media Studies
2002	6.5	Cultural Studies
2003	6.2	Language Studies
2004	6.2	Linguistics
2005	6.2	Literary Studies
2099	6.2	Other Language, Communication and Culture
2101	6.1	Archaelogy
2102	5.8	Curatorial and Related Studies
2103	6.1	Historical Studies
2199	6.1	Other History and Archaelogy
2201	6.3	Applied Ethics
2202	6.3	History and Philosophy of Specific Fields
2203	6.3	Philosophy
2204	6.3	Religion and Religious Studies
2299	6.3	Other Philosophy and Religious Studies`
