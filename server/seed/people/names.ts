/** Given names and surnames that occur together, by the family's region of origin. */
export interface Community {
  languages: string[];
  states: string[];
  female: string[];
  male: string[];
  surnames: string[];
}

const list = (text: string) => text.split(' ');

export const communities: Community[] = [
  {
    languages: ['Marathi', 'Hindi'],
    states: ['Maharashtra'],
    female: list('Mrunal Sayali Gauri Ketaki Rutuja Shruti Vaidehi Tejaswini Aarya Mugdha Snehal Ashwini'),
    male: list('Omkar Aditya Siddhesh Tanmay Prathamesh Sumedh Chinmay Swapnil Vedant Ameya Nikhil Ajinkya'),
    surnames: list(
      'Kulkarni Joshi Patil Shinde Jadhav Gokhale Sawant Pawar Deshmukh More Kadam Bhosale Naik Apte',
    ),
  },
  {
    languages: ['Gujarati', 'Hindi'],
    states: ['Gujarat', 'Maharashtra'],
    female: list('Krupa Dhara Hetal Jinal Nidhi Riddhi Foram Bansari Urvi Khushboo Mansi Janki'),
    male: list('Parth Harsh Dhruv Mihir Chirag Yash Jigar Malhar Devang'),
    surnames: list('Patel Shah Mehta Desai Trivedi Parikh Vyas Dave Solanki Gandhi Bhatt Zaveri'),
  },
  {
    languages: ['Punjabi', 'Hindi'],
    states: ['Punjab', 'Chandigarh', 'Delhi', 'Haryana'],
    female: list(
      'Simran Harleen Jasleen Gurpreet Navneet Manpreet Amrit Ravneet Kirat Prabhleen Mehar Japneet',
    ),
    male: list('Gurnoor Harjot Jaskaran Manveer Fateh Angad Jasraj Ekam'),
    surnames: list('Singh Sandhu Gill Dhillon Sidhu Grewal Sodhi Brar Bajwa Randhawa Virk'),
  },
  {
    languages: ['Hindi'],
    states: ['Uttar Pradesh', 'Madhya Pradesh', 'Delhi', 'Bihar', 'Uttarakhand', 'Haryana'],
    female: list(
      'Anjali Shivani Charu Kavya Aradhana Richa Prachi Nandini Swati Divya Ishita Pragya Mansha Vandana',
    ),
    male: list('Ambuj Rahul Vivek Shubham Ankit Prashant Utkarsh Saurabh Alok Ravi Hemant'),
    surnames: list(
      'Sharma Verma Mishra Tiwari Pandey Srivastava Yadav Chauhan Gupta Saxena Dubey Tomar Negi Rawat',
    ),
  },
  {
    languages: ['Bengali', 'Hindi'],
    states: ['West Bengal'],
    female: list('Sohini Paromita Madhuja Debolina Ankita Moumita Sreeja Indrani Rupsha'),
    male: list('Arnab Dipayan Rwik Anirban Subhajit Debojyoti Ritam Soham Tathagata Rudra Swarnendu'),
    surnames: list('Banerjee Mukherjee Chatterjee Ghosh Bose Sen Dutta Das Roy Chakraborty Sarkar Mitra'),
  },
  {
    languages: ['Tamil', 'English'],
    states: ['Tamil Nadu'],
    female: list(
      'Kavitha Yazhini Nivedha Swetha Malavika Oviya Abinaya Janani Keerthana Madhumitha Thenmozhi',
    ),
    male: list('Vignesh Aravind Prabhakaran Muthu Naveen Gokul Hariharan Dinesh Senthil Kavin'),
    surnames: list(
      'Raman Subramanian Natarajan Krishnan Murugan Selvam Rajendran Venkatesan Sundaram Pandian Balaji Iyer',
    ),
  },
  {
    languages: ['Malayalam', 'English'],
    states: ['Kerala'],
    female: list('Anjana Meenakshi Gayathri Athira Nimisha Aparna Sneha Devika Rima Ann'),
    male: list('Vishnu Jithin Anand Basil Sreejith Shyam Akhil Arun Vineeth Midhun Jacob'),
    surnames: list(
      'Nair Menon Pillai Varghese Thomas Kurian Namboothiri Warrier George Mathew Panicker Krishna',
    ),
  },
  {
    languages: ['Kannada', 'English'],
    states: ['Karnataka'],
    female: list('Sanjana Bhavana Shrilatha Pallavi Vasudha Nayana Spoorthi Sindhura Apoorva Meghana'),
    male: list('Pavan Chetan Darshan Sumanth Girish Prajwal Yathish Vinay Shreyas Nagaraj Manoj'),
    surnames: list('Gowda Hegde Shetty Rao Bhat Murthy Kamath Acharya Reddy Urs Poojary Kulal'),
  },
  {
    languages: ['Telugu', 'English'],
    states: ['Telangana', 'Andhra Pradesh'],
    female: list('Lahari Sravani Harika Tejaswi Niharika Bhargavi Manasa Sahithi Vennela Sindhu Pranavi'),
    male: list('Sai Charan Abhiram Vamsi Tarun Akhilesh Rohith Srikanth Mokshith'),
    surnames: list(
      'Reddy Rao Naidu Chowdary Varma Yerramsetti Kommineni Gollapudi Dasari Pasupuleti Konda Vemula',
    ),
  },
  {
    languages: ['Rajasthani', 'Hindi'],
    states: ['Rajasthan'],
    female: list('Kumud Yashaswini Padmini Bhumika Heena Garima Diksha Sarita Lata Charul'),
    male: list('Hanumant Mahipal Lokesh Yuvraj Gajendra Narayan Rituraj Himmat Bhanu'),
    surnames: list('Rathore Shekhawat Meena Joshi Mathur Jain Purohit Bishnoi Sisodia Agarwal'),
  },
  {
    languages: ['Urdu', 'Hindi'],
    states: ['Uttar Pradesh', 'Telangana', 'Delhi', 'Maharashtra', 'Bihar', 'Jammu and Kashmir'],
    female: list('Zoya Ayesha Rehana Alina Mahira Nargis Sabiha Inaya Farah Shifa Iqra'),
    male: list('Farhan Zaid Arman Faiz Sameer Rehan Adil Asif Danish Junaid Rayyan'),
    surnames: list('Ansari Qureshi Siddiqui Shaikh Rizvi Mirza Usmani Naqvi Farooqui Lone Bhat'),
  },
  {
    languages: ['Assamese', 'Hindi'],
    states: ['Assam'],
    female: list('Juri Barsha Dimpi Nilakshi Rimjhim Priyanka Mousumi Anamika'),
    male: list('Rituparna Bhaskar Pranjal Jyotirmoy Dhrubajit Manash Hirak Nabajit'),
    surnames: list('Baruah Gogoi Saikia Kalita Hazarika Borah Deka Phukan'),
  },
  {
    languages: ['Nepali', 'Hindi', 'English'],
    states: ['Sikkim', 'West Bengal'],
    female: list('Pema Doma Srijana Choden Asmita Prashansa'),
    male: list('Tenzin Karma Bipul Sonam Nawang Suraj'),
    surnames: list('Lepcha Bhutia Tamang Rai Gurung Chettri'),
  },
  {
    languages: ['Khasi', 'English'],
    states: ['Meghalaya'],
    female: list('Daphisha Ibanri Larisa Riti Meba Pynhun'),
    male: list('Banri Kitbok Lambok Shaniah Wanbor Aiban'),
    surnames: list('Lyngdoh Nongrum Kharkongor Syiem Marbaniang Warjri'),
  },
  {
    languages: ['Konkani', 'English', 'Hindi'],
    states: ['Goa', 'Maharashtra'],
    female: list('Larissa Sharon Natasha Cheryl Fiona Delicia Ria Melanie'),
    male: list('Savio Ryan Joel Lester Aaron Elroy Nathan Gavin'),
    surnames: list('Fernandes DSouza Pereira Lobo Rodrigues Noronha Pinto Mascarenhas'),
  },
  {
    languages: ['Odia', 'Hindi'],
    states: ['Odisha'],
    female: list('Sulagna Barnali Subhashree Elina Lopamudra Itishree Jyoti'),
    male: list('Biswajit Sidhant Jagannath Satyajit Sambit Lipun Ashutosh'),
    surnames: list('Mohanty Panda Sahoo Patnaik Mishra Behera Nayak Rout'),
  },
];
